// @public

import { message } from "~/models/platform/texts/message";
import { phrase } from "~/models/platform/texts/phrase";

/** The fields a listing can be sorted by. */
export const sortFields = ["id", "price", "name", "newest", "bestseller", "featured", "bestmatch"] as const;
/** A field a listing can be sorted by. */
type SortField = (typeof sortFields)[number];
/** An order of a listing; written `field-direction` in addresses (rule listings-7). */
export type Sort = { field: SortField; direction: "asc" | "desc" };

/** Reads `field-direction`; direction `desc` when left out. Null for anything else. */
export function parseSort(text: string | null): Sort | null {
  const [, field, direction = "desc"] = /^([a-z]+)(?:-(asc|desc))?$/.exec(text ?? "") ?? [];
  const known = sortFields.find((name) => name === field);
  return known ? { field: known, direction: direction === "asc" ? "asc" : "desc" } : null;
}

/** Writes an order for addresses. */
export const sortCode = (sort: Sort) => `${sort.field}-${sort.direction}`;

/** The sort code of a call, which may name field and direction in one or apart (rule api-1). */
export const askedSortCode = (by: string, direction: string | null | undefined) =>
  by.includes("-") ? by : `${by}-${direction || "desc"}`;

/** An order offered to shoppers. */
export type SortOption = { code: string; label: string };

const offered: SortOption[] = [
  { code: "featured-desc", label: message("Featured") },
  { code: "bestseller-desc", label: message("Best selling") },
  { code: "newest-desc", label: message("New in") },
  { code: "price-asc", label: message("Price, low to high") },
  { code: "price-desc", label: message("Price, high to low") },
  { code: "name-asc", label: message("Name, A to Z") },
  { code: "name-desc", label: message("Name, Z to A") },
];

/** What the available orders depend on. */
export type SortSituation = {
  /** For a category `defaultCode` comes from the shop's settings, for a search it is best match. */
  defaultCode: string;
  isSearch: boolean;
  /** Sorting by a hidden price would reveal it (rule filters-10). */
  canSeePrices: boolean;
};

/** The orders a shopper may choose from; the default comes first, as 'Recommended' or 'Best match'. */
export function sortOptions(situation: SortSituation): SortOption[] {
  const first = {
    code: situation.defaultCode,
    label: situation.isSearch
      ? phrase("Best match")
      : phrase(labelOf(situation.defaultCode) ?? message("Recommended")),
  };
  const rest = offered.filter(
    (option) =>
      option.code !== first.code && (situation.canSeePrices || parseSort(option.code)?.field !== "price"),
  );
  return [first, ...rest.map(({ code, label }) => ({ code, label: phrase(label) }))];
}

/** The requested order, or the default if it is unknown, reveals prices or does not apply. */
export function chosenSort(text: string | null, situation: SortSituation): Sort {
  const fallback = parseSort(situation.defaultCode) ?? { field: "id", direction: "desc" };
  const asked = parseSort(text);
  if (!asked) return fallback;
  if (asked.field === "price" && !situation.canSeePrices) return fallback;
  if (asked.field === "bestmatch" && !situation.isSearch) return fallback;
  return asked;
}

const labelOf = (code: string) => offered.find((option) => option.code === code)?.label;
