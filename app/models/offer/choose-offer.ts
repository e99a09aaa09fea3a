import { offer, type Sellable } from "../catalogue/sellable";
import type { Minor } from "../money/money";

/** What one seller asks for a product or variation. */
export type SellerOffer = { sellerId: string; sellable: Sellable };

/** What the choice among sellers depends on besides their offers. */
export type OfferSituation = {
  /** The seller that the visitor prefers; null for none. */
  preferredId: string | null;
  /** Set where nobody chose that seller, who is just the nearest one: sold out it does not come first. */
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

/** An offer by what decides, the most important first; of two the one with the lower first difference is chosen. */
const ranksOf = (
  { sellerId, sellable }: SellerOffer,
  { preferredId, isNearest = false, distances, ratings, hidesPrices = false }: OfferSituation,
): number[] => {
  const { hidePrice, unitPriceMinor, shippingFeeMinor, stock } = offer(sellable, { group: null });
  return [
    sellerId === preferredId && (stock.isInStock || !isNearest) ? 0 : 1,
    stock.isInStock ? 0 : 1,
    hidesPrices ? 0 : hidePrice || unitPriceMinor <= 0 ? Infinity : unitPriceMinor + shippingFeeMinor,
    distances.get(sellerId) ?? Infinity,
    -(ratings.get(sellerId) ?? 0),
  ];
};

/**
 * The offer that is shown first (rule sellers-5): the preferred seller's (one that is only the nearest must have it in
 * stock), then one in stock, then the lowest price with
 * the shipping fee, then the nearest seller, then the best rated one, then the lowest id, so that the order of the input
 * never matters. A hidden price comes after every visible one. Null without offers.
 */
export function chooseOffer<Offer extends SellerOffer>(
  offers: readonly Offer[],
  situation: OfferSituation,
): Offer | null {
  return offers.length <= 1 ? (offers[0] ?? null) : (orderOffers(offers, situation)[0] ?? null);
}

/** The offers in the order in which they would be shown first (rule sellers-5). */
export function orderOffers<Offer extends SellerOffer>(
  offers: readonly Offer[],
  situation: OfferSituation,
): Offer[] {
  const ranked = offers.map((one) => ({ one, ranks: ranksOf(one, situation) }));
  ranked.sort((a, b) => {
    const at = a.ranks.findIndex((rank, each) => rank !== b.ranks[each]);
    if (at >= 0) return (a.ranks[at] as number) < (b.ranks[at] as number) ? -1 : 1;
    return a.one.sellerId < b.one.sellerId ? -1 : 1;
  });
  return ranked.map(({ one }) => one);
}

/** How many sellers offer a product, and the lowest price among them. */
export type SellerCount = { count: number; fromMinor: Minor };

/**
 * What a card says of several sellers: 'n sellers from $x' (rule sellers-6). Only offers in stock with a visible price
 * give the price. Null for one seller, and where no price may be shown.
 */
export function countSellers(offers: readonly SellerOffer[]): SellerCount | null {
  const count = new Set(offers.map(({ sellerId }) => sellerId)).size;
  if (count < 2) return null;
  const prices = offers
    .map(({ sellable }) => offer(sellable, { group: null }))
    .filter(({ hidePrice, unitPriceMinor, stock }) => !hidePrice && unitPriceMinor > 0 && stock.isInStock)
    .map(({ unitPriceMinor }) => unitPriceMinor);
  return prices.length === 0 ? null : { count, fromMinor: Math.min(...prices) };
}

/** The offers of every seller: of a product itself, and of each of its members. */
export type Rivals = { self: readonly SellerOffer[]; members: readonly (readonly SellerOffer[])[] };

/** What is chosen of a product and its members, each for itself, and how many sellers offer it. */
export function chosenOf(
  { self, members }: Rivals,
  situation: OfferSituation,
): { self: Sellable; members: Sellable[]; sellers: SellerCount | null } {
  const own = chooseOffer(self, situation);
  if (!own) throw new Error("A listed product has an offer");
  return {
    self: own.sellable,
    members: members.flatMap((offers) => chooseOffer(offers, situation)?.sellable ?? []),
    sellers: countSellers(members.length > 0 ? members.flat() : self),
  };
}
