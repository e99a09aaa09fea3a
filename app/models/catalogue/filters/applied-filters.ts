// @public

import type { Minor } from "../../platform/money/money";

/** Lowest and highest price, inclusive, minor units; null for an open end, never for both. */
export type PriceRange = { fromMinor: Minor | null; toMinor: Minor | null };

/** The selected filters. Keys are sorted and unique; a group without keys is left out. */
export type AppliedFilters = {
  /** Selected keys by group code; a product needs to match only one key of a group. */
  values: Readonly<Record<string, readonly string[]>>;
  price: PriceRange | null;
  /** Least average rating, above 1 and at most 5; null for any. */
  minRating: number | null;
};

export const noFilters: AppliedFilters = { values: {}, price: null, minRating: null };

/** The selected keys of a group. */
export const chosenKeys = (filters: AppliedFilters, code: string): readonly string[] =>
  Object.hasOwn(filters.values, code) ? (filters.values[code] ?? []) : [];

/** Number of selected keys, ranges and ratings. */
export const countChosen = ({ values, price, minRating }: AppliedFilters): number =>
  Object.values(values).flat().length + (price ? 1 : 0) + (minRating === null ? 0 : 1);

/** The filters with the keys of one group replaced. */
export function withKeys(filters: AppliedFilters, code: string, keys: readonly string[]): AppliedFilters {
  const others = Object.entries(filters.values).filter(([other]) => other !== code);
  const sorted = [...new Set(keys)].sort();
  const own: [string, readonly string[]][] = sorted.length > 0 ? [[code, sorted]] : [];
  return { ...filters, values: Object.fromEntries([...others, ...own]) };
}

/** Selects a key, or removes it if it is already selected. */
export function toggleKey(filters: AppliedFilters, code: string, key: string): AppliedFilters {
  const chosen = chosenKeys(filters, code);
  const isChosen = chosen.includes(key);
  return withKeys(filters, code, isChosen ? chosen.filter((other) => other !== key) : [...chosen, key]);
}
