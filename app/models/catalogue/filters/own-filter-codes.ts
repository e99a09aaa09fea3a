// @public

import { distanceCode, sellerCode } from "../../marketplace/distance-ring";
import { brandCode, categoryCode, priceCode, ratingCode } from "./filter-group";

/** Codes of filter groups that every shop has, whatever attributes its products have. */
export const ownFilterCodes: readonly string[] = [
  categoryCode,
  brandCode,
  priceCode,
  ratingCode,
  distanceCode,
  sellerCode,
  "product_type",
  "condition",
  "pickup",
  "tag",
];
