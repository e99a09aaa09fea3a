// @public

import type { PreferredSeller, VisitorLocation } from "./visitor-cookies";

/** Where a marketplace's visitor is and whom they like to buy from. */
export type VisitorPlace = {
  location: VisitorLocation;
  /** Whether the visitor said so; otherwise it is the default place (rule location-3). */
  isChosen: boolean;
  /** Null for none. Check that the seller is still active before relying on it. */
  preferredSeller: PreferredSeller | null;
  /** Whether the visitor chose this seller, or none; otherwise it is the nearest one (rule location-3). */
  isSellerChosen: boolean;
};

/** Where visitors are taken to be who have not said where they are (rule location-3). */
export const defaultLocation = {
  postalCode: "18064",
  latitude: 40.745,
  longitude: -75.3199,
} as const satisfies VisitorLocation;

/** What the header shows of it; empty texts for no seller, and for a place that the visitor has not said. */
export type PlaceView = { postalCode: string; sellerName: string; isSellerChosen: boolean };

/** What the header shows of a visitor's place. */
export const placeView = ({
  location,
  isChosen,
  preferredSeller,
  isSellerChosen,
}: VisitorPlace): PlaceView => ({
  postalCode: isChosen ? (location.postalCode ?? "") : "",
  sellerName: preferredSeller?.name ?? "",
  isSellerChosen,
});
