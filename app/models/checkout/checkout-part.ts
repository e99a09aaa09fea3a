/** The parts of the checkout in their order (rule checkout-1). */
const checkoutParts = ["contact", "shipping-address", "shipping-method", "payment", "review"] as const;

/** One part of the checkout; also its anchor and the value of `?part=`. */
export type CheckoutPart = (typeof checkoutParts)[number];

/** What is done and what is not. Without anything to deliver the two parts about delivery do not exist. */
export type CheckoutProgress = {
  needsShipping: boolean;
  hasContact: boolean;
  hasShippingAddress: boolean;
  hasShippingMethod: boolean;
  hasPayment: boolean;
};

/** A part as the page shows it: `open` has its form, `done` a summary with a way back, `waiting` only its name. */
export type PartState = { part: CheckoutPart; state: "open" | "done" | "waiting" };

/**
 * How each part shows. The asked-for part opens when everything before it is done; otherwise the first part that is
 * not done is open. Parts after the open one keep what was typed and show as done once they were.
 */
export function partStates(progress: CheckoutProgress, asked: string | null): PartState[] {
  const shown = checkoutParts.filter((part) => progress.needsShipping || !part.startsWith("shipping-"));
  const firstUndone = shown.findIndex((part) => !isDone(part, progress));
  const askedIndex = shown.indexOf(asked as CheckoutPart);
  const openIndex = askedIndex >= 0 && askedIndex <= firstUndone ? askedIndex : firstUndone;
  return shown.map((part, index) => {
    if (index === openIndex) return { part, state: "open" };
    return { part, state: isDone(part, progress) ? "done" : "waiting" };
  });
}

function isDone(part: CheckoutPart, progress: CheckoutProgress): boolean {
  switch (part) {
    case "contact":
      return progress.hasContact;
    case "shipping-address":
      return progress.hasShippingAddress;
    case "shipping-method":
      return progress.hasShippingMethod;
    case "payment":
      return progress.hasPayment;
    case "review":
      return false;
  }
}
