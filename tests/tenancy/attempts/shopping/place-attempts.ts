import { bringPlace } from "~/services/marketplace/bring-place.server";
import { choosePlace } from "~/services/marketplace/choose-place.server";
import { findSeller, listMarketSellers } from "~/services/marketplace/find-seller.server";
import { keepPlace, savePlace } from "~/services/marketplace/location/keep-place.server";
import { PostalPlaces } from "~/services/marketplace/postal-places.server";
import { preferSeller } from "~/services/marketplace/prefer-seller.server";
import { rememberSellerPlaces } from "~/services/marketplace/remember-seller-places.server";
import type { Attempts } from "../../two-shops";

const origin = "https://beta.example";
const location = { latitude: 40.745, longitude: -75.3199, postalCode: "18064" };

/** Tries places and sellers as the second shop with the first shop's customer. */
export const placeAttempts: Attempts = {
  bringPlace: ({ beta, customer }) =>
    bringPlace({ ...beta, origin }, customer.id, {
      location,
      isChosen: true,
      preferredSeller: null,
      isSellerChosen: false,
    }),
  choosePlace: ({ beta, owner }) =>
    choosePlace(
      { ...beta, origin, requestId: "r1", places: new PostalPlaces(), visitor: () => Promise.resolve(owner) },
      { postalCode: "18064" },
    ),
  findSeller: ({ beta, alpha }) => findSeller(beta, { code: alpha.tenant.code }),
  listMarketSellers: ({ beta }) => listMarketSellers(beta),
  keepPlace: ({ beta, owner }) =>
    keepPlace({ ...beta, origin, visitor: () => Promise.resolve(owner) }, { location }),
  rememberSellerPlaces: ({ beta }) => rememberSellerPlaces(beta),
  preferSeller: ({ beta, owner }) =>
    preferSeller({ ...beta, origin, visitor: () => Promise.resolve(owner) }, ""),
  savePlace: ({ beta, customer }) => savePlace(beta, customer.id, { location, preferredSeller: null }),
};
