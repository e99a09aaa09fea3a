/** What a listing can be ordered by. */
export const sortFields = ["id", "price", "name", "newest", "bestseller", "featured", "bestmatch"] as const;
/** What a listing can be ordered by. */
type SortField = (typeof sortFields)[number];
/** An order of a listing; written `field-direction` in addresses (rule listings-7). */
export type Sort = { field: SortField; direction: "asc" | "desc" };

/** Reads `field-direction`; direction `desc` when left out. Null for anything else. */
export function parseSort(text: string | null): Sort | null {
  const [, field, direction = "desc"] = /^([a-z]+)(?:-(asc|desc))?$/.exec(text ?? "") ?? [];
  const known = sortFields.find((name) => name === field);
  return known ? { field: known, direction: direction === "asc" ? "asc" : "desc" } : null;
}

/** Writes an order as addresses have it. */
export const sortCode = (sort: Sort) => `${sort.field}-${sort.direction}`;

/** An order offered to shoppers. */
export type SortOption = { code: string; label: string };

const offered: SortOption[] = [
  { code: "featured-desc", label: "Featured" },
  { code: "bestseller-desc", label: "Best selling" },
  { code: "newest-desc", label: "New in" },
  { code: "price-asc", label: "Price, low to high" },
  { code: "price-desc", label: "Price, high to low" },
  { code: "name-asc", label: "Name, A to Z" },
  { code: "name-desc", label: "Name, Z to A" },
];

/** What a listing's order depends on. */
export type SortSituation = {
  /** `defaultCode` of a category comes from the shop's settings, that of a search is best match. */
  defaultCode: string;
  isSearch: boolean;
  /** Ordering by a price that may not be seen would reveal it (rule filters-10). */
  canSeePrices: boolean;
};

/** The orders a shopper may choose from; the default stands first under the name 'Recommended' or 'Best match'. */
export function sortOptions(situation: SortSituation): SortOption[] {
  const first = {
    code: situation.defaultCode,
    label: situation.isSearch ? "Best match" : (labelOf(situation.defaultCode) ?? "Recommended"),
  };
  const rest = offered.filter(
    (option) =>
      option.code !== first.code && (situation.canSeePrices || parseSort(option.code)?.field !== "price"),
  );
  return [first, ...rest];
}

/** The order asked for, or the default when it is unknown, reveals prices or makes no sense here. */
export function chosenSort(text: string | null, situation: SortSituation): Sort {
  const fallback = parseSort(situation.defaultCode) ?? { field: "id", direction: "desc" };
  const asked = parseSort(text);
  if (!asked) return fallback;
  if (asked.field === "price" && !situation.canSeePrices) return fallback;
  if (asked.field === "bestmatch" && !situation.isSearch) return fallback;
  return asked;
}

const labelOf = (code: string) => offered.find((option) => option.code === code)?.label;
