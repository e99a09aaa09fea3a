// @public

import type { Minor } from "../../platform/money/money";
import type { Sellable } from "../stock/sellable";
import type { SellerOffer } from "./seller-offer";

/** What the choice among sellers depends on besides their offers. */
export type OfferSituation = {
  /** The seller that the visitor prefers; null for none. */
  preferredId: string | null;
  /** Set where that seller was not chosen, who is just the nearest one: sold out it does not come first. */
  isNearest?: boolean;
  /** How far sellers are from the visitor, km by id; those not named are at an unknown distance. */
  distances: Pick<ReadonlyMap<string, number>, "get">;
  /** How sellers are rated, stars by id; those not named have no reviews. */
  ratings: Pick<ReadonlyMap<string, number>, "get">;
  /** Set for a visitor who may not see prices: their order must not reveal which is lower. */
  hidesPrices?: boolean;
};

/** A choice that nothing is known for. */
export const anySituation: OfferSituation = {
  preferredId: null,
  distances: new Map(),
  ratings: new Map(),
};

/**
 * What decides, the most important first; of two offers the one with the lower first difference is chosen.
 */
const ranks: readonly ((offer: SellerOffer, situation: OfferSituation) => number)[] = [
  ({ sellerId, isInStock }, { preferredId, isNearest = false }) =>
    sellerId === preferredId && (isInStock || !isNearest) ? 0 : 1,
  ({ isInStock }) => (isInStock ? 0 : 1),
  ({ costMinor }, { hidesPrices = false }) => (hidesPrices ? 0 : (costMinor ?? Infinity)),
  ({ sellerId }, { distances }) => distances.get(sellerId) ?? Infinity,
  ({ sellerId }, { ratings }) => -(ratings.get(sellerId) ?? 0),
];

/** Distances are seldom asked for: most offers differ in their price. */
function compareOffers(a: SellerOffer, b: SellerOffer, situation: OfferSituation): number {
  for (const rank of ranks) {
    const [of, other] = [rank(a, situation), rank(b, situation)];
    if (of !== other) return of < other ? -1 : 1;
  }
  return a.sellerId < b.sellerId ? -1 : 1;
}

/**
 * The offer that is shown first (rule sellers-5): the preferred seller's (one that is only the nearest must
 * have it in stock), then one in stock, then the lowest price with the shipping fee, then the nearest seller,
 * then the best rated one, then the lowest id, so that the order of the input never matters. A hidden price
 * comes after every visible one. Null without offers.
 */
export function chooseOffer<Offer extends SellerOffer>(
  offers: readonly Offer[],
  situation: OfferSituation,
): Offer | null {
  let [chosen = null] = offers;
  for (const one of offers)
    if (chosen !== null && one !== chosen && compareOffers(one, chosen, situation) < 0) chosen = one;
  return chosen;
}

/** The offers in the order in which they would be shown first (rule sellers-5). */
export const orderOffers = <Offer extends SellerOffer>(
  offers: readonly Offer[],
  situation: OfferSituation,
): Offer[] => [...offers].sort((a, b) => compareOffers(a, b, situation));

/** How many sellers offer a product, and the lowest price among them. */
export type SellerCount = { count: number; fromMinor: Minor };

/**
 * What a card says of several sellers: 'n sellers from $x' (rule sellers-6). Only offers in stock with a
 * visible price give the price. Null for one seller, and where no price may be shown.
 */
export function countSellers(offers: readonly SellerOffer[]): SellerCount | null {
  const count = new Set(offers.map(({ sellerId }) => sellerId)).size;
  if (count < 2) return null;
  const prices = offers.flatMap(({ isInStock, priceMinor }) =>
    isInStock && priceMinor !== null ? [priceMinor] : [],
  );
  return prices.length === 0 ? null : { count, fromMinor: Math.min(...prices) };
}

/** The offers of every seller: of a product itself, and of each of its members. */
export type Rivals = { self: readonly SellerOffer[]; members: readonly (readonly SellerOffer[])[] };

/**
 * What is chosen of a product and its members, each for itself, and the seller of it: of a family the one
 * whose member would be shown first.
 */
export function chosenOf(
  { self, members }: Rivals,
  situation: OfferSituation,
): { self: Sellable; members: Sellable[]; sellerId: string } {
  const own = chooseOffer(self, situation);
  if (!own) throw new Error("A listed product has an offer");
  const chosen = members.flatMap((offers) => chooseOffer(offers, situation) ?? []);
  return {
    self: own.sellable,
    members: chosen.map(({ sellable }) => sellable),
    sellerId: (chooseOffer(chosen, situation) ?? own).sellerId,
  };
}

/** How many sellers offer a product, or its members (rule sellers-6). */
export const countRivals = ({ self, members }: Rivals): SellerCount | null =>
  countSellers(members.length > 0 ? members.flat() : self);
