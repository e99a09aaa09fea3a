import type { PreferredSeller, VisitorLocation } from "./visitor-cookies";

/** Where a marketplace's visitor is and whom they like to buy from. */
export type VisitorPlace = {
  /** Null only if no postal code can be looked up. */
  location: VisitorLocation | null;
  /** Whether the visitor said so; otherwise it is the default place (rule location-3). */
  isChosen: boolean;
  /** Null for none. Check that the seller is still active before relying on it. */
  preferredSeller: PreferredSeller | null;
};

/** What the header shows of it; empty texts for what the visitor has not said. */
export type PlaceView = { postalCode: string; sellerName: string };

/** What the header shows of a visitor's place. */
export const placeView = ({ location, isChosen, preferredSeller }: VisitorPlace): PlaceView => ({
  postalCode: isChosen ? (location?.postalCode ?? "") : "",
  sellerName: preferredSeller?.name ?? "",
});
