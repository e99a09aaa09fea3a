import type { Rating } from "../../marketplace/rating";
import type { SellerCount } from "./choose-offer";

/** A seller as product pages name it. */
export type OfferingSeller = {
  guid: string;
  code: string;
  name: string;
  /** How far away it is from the visitor, km; null if unknown. */
  km: number | null;
  rating: Rating | null;
};

/** What a marketplace's product page says of its sellers. */
export type MarketPart = {
  /** The JPIN of what is shown: of the chosen variation, else of the product (rule sellers-8). */
  jpin: string;
  /** Who sells what is shown; null while something has still to be chosen. */
  seller: OfferingSeller | null;
  /** Whether the address chose the seller. */
  isChosen: boolean;
  /** How many sellers offer it, and from what price; null for one, and for hidden prices. */
  sellers: SellerCount | null;
};
