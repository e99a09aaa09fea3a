import type { Minor } from "../money/money";

/** Prices from and to, both included, minor units; null for an open end. Never open at both. */
export type PriceRange = { fromMinor: Minor | null; toMinor: Minor | null };

/** What a shopper chose. Keys are sorted, each once; a group without keys is left out. */
export type AppliedFilters = {
  /** Group code to chosen keys; several keys of one group mean any of them. */
  values: Readonly<Record<string, readonly string[]>>;
  price: PriceRange | null;
  /** Least average rating, above 1 and at most 5; null for any. */
  minRating: number | null;
};

/** Nothing chosen. */
export const noFilters: AppliedFilters = { values: {}, price: null, minRating: null };

/** The chosen keys of a group. */
export const chosenKeys = (filters: AppliedFilters, code: string): readonly string[] =>
  Object.hasOwn(filters.values, code) ? (filters.values[code] ?? []) : [];

/** How many keys, ranges and ratings are chosen. */
export const countChosen = ({ values, price, minRating }: AppliedFilters): number =>
  Object.values(values).flat().length + (price ? 1 : 0) + (minRating === null ? 0 : 1);

/** The filters with the keys of one group replaced. */
export function withKeys(filters: AppliedFilters, code: string, keys: readonly string[]): AppliedFilters {
  const others = Object.entries(filters.values).filter(([other]) => other !== code);
  const sorted = [...new Set(keys)].sort();
  const own: [string, readonly string[]][] = sorted.length > 0 ? [[code, sorted]] : [];
  return { ...filters, values: Object.fromEntries([...others, ...own]) };
}

/** The filters with one key more, or without it when it is chosen already. */
export function toggleKey(filters: AppliedFilters, code: string, key: string): AppliedFilters {
  const chosen = chosenKeys(filters, code);
  const isChosen = chosen.includes(key);
  return withKeys(filters, code, isChosen ? chosen.filter((other) => other !== key) : [...chosen, key]);
}
