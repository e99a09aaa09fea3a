// @public

import { phrase } from "~/models/platform/texts/phrase";

const kmPerMile = 1.609344;

/** A distance as shoppers in the United States read it: '12 miles away'. */
export function distanceText(km: number): string {
  const miles = Math.round(km / kmPerMile);
  if (miles < 1) return phrase("less than a mile away");
  return phrase("{miles, plural, one {# mile} other {# miles}} away", { miles });
}
