import { distanceKm } from "../../marketplace/distance-km";
import { nearestSeller } from "../../marketplace/nearest-seller";
import type { SellerPlace } from "../../marketplace/seller-place";
import { defaultLocation, type VisitorPlace } from "../../shops/visitors/visitor-place";
import type { OfferSituation } from "./choose-offer";

/**
 * What the choice among sellers depends on at a visitor's place (rule sellers-5).
 * @param place absent where no place is known
 */
export function situationAt(
  sellers: readonly SellerPlace[],
  place: Omit<VisitorPlace, "isChosen"> | undefined,
): OfferSituation {
  const byId = new Map(sellers.map((seller) => [seller.id, seller]));
  return {
    preferredId: place?.preferredSeller?.sellerId ?? null,
    isNearest: place !== undefined && !place.isSellerChosen,
    // A page shows the offers of a few sellers of thousands.
    distances: {
      get(id) {
        const to = byId.get(id)?.place;
        return place && to ? distanceKm(place.location, to) : undefined;
      },
    },
    ratings: {
      get(id) {
        const rating = byId.get(id)?.ratingHundredths ?? 0;
        return rating > 0 ? rating / 100 : undefined;
      },
    },
  };
}

/** The same for a visitor who has said nothing: by this choice a listing finds and sorts (rule sellers-7). */
export function defaultSituation(sellers: readonly SellerPlace[]): OfferSituation {
  const nearest = nearestSeller(sellers, defaultLocation);
  return situationAt(sellers, {
    location: defaultLocation,
    preferredSeller: nearest && { sellerId: nearest.id, name: nearest.name },
    isSellerChosen: false,
  });
}
