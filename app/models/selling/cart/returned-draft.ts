import type { CheckoutDraft } from "../checkout/checkout-draft";

/**
 * What was typed for an order that was given up, for the cart it comes back to (rule cart-13). The message is
 * the one that went with the order.
 * @param open what is typed for the cart it comes back to; null where that was empty
 */
export function returnedDraft(
  kept: CheckoutDraft,
  customerNote: string,
  open: CheckoutDraft | null,
): CheckoutDraft {
  const { customerNote: _typedBefore, ...answers } = kept;
  return { ...answers, ...(customerNote ? { customerNote } : {}), ...open };
}
