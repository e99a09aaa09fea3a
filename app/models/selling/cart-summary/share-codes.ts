import type { CartSummaryInput } from "./summarize-cart";

type Coded = Pick<CartSummaryInput, "codes" | "redemptions" | "storeCredit"> & {
  shop: { settings: Pick<CartSummaryInput["shop"]["settings"], "discounts"> };
};

/**
 * Carts that are ordered together with the codes and credit entered for any of them, since a cart that was
 * opened later has none yet (rules order-groups-6 and order-groups-7). A seller's coupon stays in that
 * seller's cart.
 */
export function withSharedCodes<Input extends Coded>(inputs: readonly Input[]): Input[] {
  const codes = [...new Set(inputs.flatMap((input) => input.codes))];
  const known = new Set(inputs.flatMap(({ shop }) => shop.settings.discounts.map(({ code }) => code)));
  const cards = inputs.flatMap(({ redemptions }) => redemptions);
  const isCreditUsed = inputs.some(({ storeCredit }) => storeCredit?.isUsed);
  return inputs.map((input) => ({
    ...input,
    codes: codes.filter(
      (code) =>
        input.shop.settings.discounts.some((rule) => rule.code === code) ||
        (!known.has(code) && input.codes.includes(code)),
    ),
    redemptions: cards.filter((card, at) => cards.findIndex(({ code }) => code === card.code) === at),
    storeCredit: input.storeCredit && { ...input.storeCredit, isUsed: isCreditUsed },
  }));
}
