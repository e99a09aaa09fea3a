import type { OfferedSellable } from "../offer/offer-at";
import type { KnownPrice } from "../price/price-view";
import { emptySellable } from "../stock/sellable";

type FamilyClass = "variable_product" | "grouped";

/**
 * The price of a product with members (variations or grouped children): the lowest visible price among
 * members that can be bought, or 'See Price In Cart' if there is none (rule prices-7). Members that cannot be
 * bought count only if none can, so that a sold-out product still shows a price. `isStartingAt` is always set
 * for groups, and for variations with different prices. Null without members.
 */
export function familyPrice(members: readonly OfferedSellable[], classCode: FamilyClass): KnownPrice | null {
  const isGrouped = classCode === "grouped";
  if (members.length === 0) return null;
  const shown = pricedMembers(members, classCode);
  const [first] = shown;
  if (!first) return hiddenPrice;
  const cheapest = shown.reduce(
    (best, member) => (member.unitPriceMinor < best.unitPriceMinor ? member : best),
    first,
  );
  const hasDearer = shown.some((member) => member.unitPriceMinor > cheapest.unitPriceMinor);
  // A group's struck price would belong to another product than its cheapest child.
  if (isGrouped)
    return {
      ...cheapest,
      sellable: { ...cheapest.sellable, priceMinor: 0, msrpMinor: null },
      isStartingAt: true,
    };
  return { ...cheapest, isStartingAt: hasDearer };
}

/** The members whose prices may be shown; {@link familyPrice} is the lowest of them. */
export function pricedMembers(
  members: readonly OfferedSellable[],
  classCode: FamilyClass,
): readonly OfferedSellable[] {
  const buyable = members.filter((member) => member.stock.isInStock);
  const counted = buyable.length > 0 || classCode === "grouped" ? buyable : members;
  return counted.filter((member) => !member.sellable.hidePrice && member.unitPriceMinor > 0);
}

const hiddenPrice: KnownPrice = { unitPriceMinor: 0, sellable: { ...emptySellable, hidePrice: true } };
