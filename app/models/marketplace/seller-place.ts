// @public

import type { Coordinates } from "../shops/visitors/coordinates";

/** What the choice among offers needs of an active seller. */
export type SellerPlace = {
  id: string;
  name: string;
  /** Null for unknown. */
  place: Coordinates | null;
  /** Average of its reviews in hundredths of a star; 0 for none. */
  ratingHundredths: number;
};
