import { chooseOffer, type OfferSituation } from "./choose-offer";
import type { PageTerms } from "./offer-values";
import type { SellerOffer } from "./seller-offer";

/** What a seller asks for a product or variation, with what its page says of it. */
export type PageOffer = SellerOffer & PageTerms;

/** The offer a page shows of a product or variation. */
export type ShownOffer = {
  offer: PageOffer;
  /** Whether the seller whom the address chose has none, so that it is another seller's. */
  isElsewhere: boolean;
};

/**
 * The offer that a page shows (rules sellers-5 and sellers-9): that of the seller whom the address chose,
 * else the one that is shown first. Null without offers.
 */
export function shownOffer(
  offers: readonly PageOffer[],
  situation: OfferSituation,
  chosenId: string | null,
): ShownOffer | null {
  const own = offers.find(({ sellerId }) => sellerId === chosenId);
  const offer = own ?? chooseOffer(offers, situation);
  return offer && { offer, isElsewhere: chosenId !== null && !own };
}
