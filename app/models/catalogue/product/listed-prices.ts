// @public

import type { Minor } from "../../platform/money/money";
import { type OfferedSellable, offer } from "../offer/offer-at";
import type { Sellable } from "../stock/sellable";
import { familyPrice, pricedMembers } from "./family-price";
import type { ProductClass } from "./product-class";

/** Marks a hidden or missing price, which is neither filtered nor sorted by. */
const noPrice: Minor = 0;

/** What a listing needs to compute prices for any viewer: a product and its members. */
export type PricedRecord = {
  classCode: ProductClass;
  /** The product itself; null for a family, whose members contain what they inherit. */
  self: Sellable | null;
  members: readonly Sellable[];
};

/** Prices for filters and sorting, minor units; {@link noPrice} if none is visible. */
export type ListedPrices = { priceMinor: Minor; memberPricesMinor: Minor[] };

/**
 * The prices by which a customer group finds a product (rule listings-1): the one on its card, and those of
 * the members that the card counts.
 * @param group code of the customer group; null for none
 */
export function listedPrices({ classCode, self, members }: PricedRecord, group: string | null): ListedPrices {
  if (!isFamily(classCode))
    return { priceMinor: self ? shownMinor(offer(self, { group })) : noPrice, memberPricesMinor: [] };
  if (self?.hidePrice) return { priceMinor: noPrice, memberPricesMinor: members.map(() => noPrice) };
  const offered = members.map((member) => offer(member, { group }));
  const priced = new Set(pricedMembers(offered, classCode));
  const known = familyPrice(offered, classCode);
  return {
    priceMinor: known ? shownMinor(known) : noPrice,
    memberPricesMinor: offered.map((member) => (priced.has(member) ? member.unitPriceMinor : noPrice)),
  };
}

const shownMinor = ({ sellable, unitPriceMinor }: Omit<OfferedSellable, "stock">) =>
  sellable.hidePrice || unitPriceMinor <= 0 ? noPrice : unitPriceMinor;

/** Whether a product is bought by its members. */
export const isFamily = (classCode: ProductClass): classCode is "variable_product" | "grouped" =>
  classCode === "variable_product" || classCode === "grouped";

/** The customer groups whose price for one piece may differ from the general one. */
export const groupsWithPrices = ({ self, members }: Omit<PricedRecord, "classCode">): string[] =>
  [...(self?.levels ?? []), ...members.flatMap(({ levels }) => levels)].flatMap(
    ({ customerGroups, minQty }) => (minQty <= 1 ? customerGroups : []),
  );
