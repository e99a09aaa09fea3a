/** The parts of the checkout in their order (rule checkout-1). */
const checkoutParts = ["contact", "shipping-address", "shipping-method", "payment"] as const;

/** One part of the checkout; also its anchor and the value of `?part=`. The last is payment and review. */
export type CheckoutPart = (typeof checkoutParts)[number];

/** Which parts are complete. If nothing is delivered, the two delivery parts do not exist. */
export type CheckoutProgress = {
  needsShipping: boolean;
  hasContact: boolean;
  hasShippingAddress: boolean;
  hasShippingMethod: boolean;
};

/**
 * A part as the page shows it: `open` has its form, `done` a summary and an edit link, `waiting` only its
 * name.
 */
export type PartState = { part: CheckoutPart; state: "open" | "done" | "waiting" };

/**
 * The state of each part. The requested part opens if all parts before it are complete; otherwise the first
 * incomplete part opens. Parts after the open one keep their input and show as done if they were.
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
      return false;
  }
}
