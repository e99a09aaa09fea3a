// @public

import { phrase } from "~/models/platform/texts/phrase";

/**
 * The group of a marketplace that filters by how far sellers are (rule sellers-13), and the one that names
 * them.
 */
export const distanceCode = "distance";
export const sellerCode = "seller";

const kmPerMile = 1.609344;

/** The distances to choose from, miles, ascending. */
export const distanceRings = [10, 25, 50, 100] as const;

/** The distance that a key of the group means, km; null for one that is not offered. */
export function ringKm(key: string): number | null {
  const miles = distanceRings.find((each) => String(each) === key);
  return miles === undefined ? null : miles * kmPerMile;
}

/** 'Within 25 miles'. */
export const ringName = (key: string): string => phrase("Within {key} miles", { key });
