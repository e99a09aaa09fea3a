import type { Minor } from "../money/money";
import { familyPrice, pricedMembers } from "./family-price";
import type { ProductClass } from "./product-class";
import { type OfferedSellable, offer, type Sellable } from "./sellable";

/** Stands for a price that does not show or is not there: it neither filters nor sorts. */
const noPrice: Minor = 0;

/** What a listing knows of prices before it is known who looks: a product, and what it is bought by. */
export type PricedRecord = {
  classCode: ProductClass;
  /** The product itself; null for a family whose members say what they inherit. */
  self: Sellable | null;
  members: readonly Sellable[];
};

/** Prices a listing filters and sorts by, minor units; {@link noPrice} where none shows. */
export type ListedPrices = { priceMinor: Minor; memberPricesMinor: Minor[] };

/**
 * The prices a customer group finds a product by (rule listings-1): the one its card shows, and of each member
 * its own, as far as the card counts it.
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

const shownMinor = ({ hidePrice, unitPriceMinor }: Pick<OfferedSellable, "hidePrice" | "unitPriceMinor">) =>
  hidePrice || unitPriceMinor <= 0 ? noPrice : unitPriceMinor;

/** Whether something is bought by its members. */
export const isFamily = (classCode: ProductClass): classCode is "variable_product" | "grouped" =>
  classCode === "variable_product" || classCode === "grouped";

/** The customer groups that one piece of something may cost less for than for everybody. */
export const groupsWithPrices = ({ self, members }: Omit<PricedRecord, "classCode">): string[] =>
  [...(self?.levels ?? []), ...members.flatMap(({ levels }) => levels)].flatMap(
    ({ customerGroups, minQty }) => (minQty <= 1 ? customerGroups : []),
  );
