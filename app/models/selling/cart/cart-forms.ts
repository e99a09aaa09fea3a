// @public

/**
 * What the forms of the cart's page are told apart by, ids and values of the hidden field `intent`. Browsers
 * have this without the forms' rules, which weigh more than the page.
 */

/** Id of the form for a gift card or a coupon, on the cart page and in the checkout. */
export const cartCodeFormId = "cart-code";

/**
 * The forms of codes: applying one, removing a coupon, removing a gift card, and using store credit or not.
 */
export const codeIntents = {
  apply: "apply-code",
  removeCode: "remove-code",
  removeGiftCard: "remove-gift-card",
  useCredit: "use-credit",
  removeCredit: "remove-credit",
} as const;

/** Whether a posted `intent` is one of {@link codeIntents}. */
export const isCodeIntent = (intent: unknown): boolean =>
  Object.values<unknown>(codeIntents).includes(intent);

/** Id of the cart page's form for a message to the store. */
export const noteFormId = "cart-note";

/** The value of its hidden field `intent`. */
export const noteIntent = "note";

/** Id of the cart page's form for a place. */
export const estimateFormId = "cart-estimate";

/** Id of the cart page's form for a shipping method. */
export const cartMethodFormId = "cart-shipping-method";

/** The values of the hidden field `intent` of the forms for a place and for a shipping method. */
export const estimateIntents = { place: "estimate", method: "shipping-method" } as const;
