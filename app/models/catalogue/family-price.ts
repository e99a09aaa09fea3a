import type { KnownPrice } from "./price-view";
import type { OfferedSellable } from "./sellable";

type FamilyClass = "variable_product" | "grouped";

/**
 * The price of a product that is bought by its members (variations or grouped children): that of the cheapest member
 * that can be bought and whose price shows, or 'See Price In Cart' when there is none (rule prices-7). Members that
 * cannot be bought count only when nothing can, so that a sold-out product still tells what it cost. `isStartingAt` is
 * set for groups always, for variations when their prices differ. Null without members.
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
  // A group's struck price would compare its cheapest child with another product.
  if (isGrouped) return { ...cheapest, priceMinor: 0, msrpMinor: null, isStartingAt: true };
  return { ...cheapest, isStartingAt: hasDearer };
}

/** The members whose prices a family may show: {@link familyPrice} is the lowest of these. */
export function pricedMembers(
  members: readonly OfferedSellable[],
  classCode: FamilyClass,
): readonly OfferedSellable[] {
  const buyable = members.filter((member) => member.stock.isInStock);
  const counted = buyable.length > 0 || classCode === "grouped" ? buyable : members;
  return counted.filter((member) => !member.hidePrice && member.unitPriceMinor > 0);
}

const hiddenPrice: KnownPrice = { unitPriceMinor: 0, priceMinor: 0, msrpMinor: null, hidePrice: true };
