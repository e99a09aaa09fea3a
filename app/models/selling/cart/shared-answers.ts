import type { CheckoutDraft } from "../checkout/checkout-draft";

/** The answers that belong to one cart; all others are the shopper's, who has one address and pays once. */
const own = [
  "shippingMethodCode",
  "customerNote",
  "express",
] as const satisfies readonly (keyof CheckoutDraft)[];

/**
 * The drafts of carts that are ordered together, with the answers they share (rule order-groups-9): those of
 * the cart that has most of them, since a cart that was opened later has none yet.
 */
export function withSharedAnswers(drafts: readonly CheckoutDraft[]): CheckoutDraft[] {
  const shared = drafts.map(sharedOf);
  const most = Math.max(0, ...shared.map((answers) => Object.keys(answers).length));
  const answers = shared.find((one) => Object.keys(one).length === most) ?? {};
  return drafts.map((draft) => ({ ...ownOf(draft), ...answers }));
}

const isOwn = (key: string): boolean => own.some((one) => one === key);

const sharedOf = (draft: CheckoutDraft): CheckoutDraft =>
  Object.fromEntries(Object.entries(draft).filter(([key, value]) => !isOwn(key) && value !== undefined));

const ownOf = (draft: CheckoutDraft): CheckoutDraft =>
  Object.fromEntries(Object.entries(draft).filter(([key]) => isOwn(key)));
