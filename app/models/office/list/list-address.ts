import type { ListDescription, ListFilter, ListView } from "./list-description";

/** What the address of a list says. `filters` holds what was chosen by the parameter's name. */
export type ListAddress = {
  q: string;
  filters: Readonly<Record<string, readonly string[]>>;
  sort: string;
  /** Where the page before ended; empty for the first one. */
  after: string;
  /** Keys of the columns that are shown, in the description's order. */
  columns: readonly string[];
};

/** Characters of one parameter that are read. */
const longestValue = 200;
/** Parameters that are read. */
const mostPairs = 100;
/** Values of one parameter that are read. */
const mostValues = 20;

/** The parameters of a filter. */
export const filterKeys = ({ kind, key }: ListFilter): readonly string[] => {
  if (kind === "days") return [`${key}-from`, `${key}-until`];
  if (kind === "amounts") return [`${key}-min`, `${key}-max`];
  return [key];
};

/** Reads the address of a list (rule office-3): what it does not know and what is too long is left out. */
export function readListAddress(list: ListDescription, query: URLSearchParams): ListAddress {
  const pairs = [...query.entries()].slice(0, mostPairs);
  const all = (key: string) =>
    pairs
      .flatMap(([name, value]) => (name === key ? [value.trim()] : []))
      .filter((value) => value !== "" && value.length <= longestValue)
      .slice(0, mostValues);
  const one = (key: string) => all(key)[0] ?? "";
  const filters: Record<string, readonly string[]> = {};
  for (const filter of list.filters)
    for (const key of filterKeys(filter)) {
      const values = all(key).filter((value) => isKnown(filter, value));
      if (values.length > 0) filters[key] = filter.kind === "choices" ? values : values.slice(0, 1);
    }
  const [usual] = list.sorts;
  const wanted = all("column");
  const columns = list.columns.filter(({ key, isExtra, place }) =>
    place === "title" || wanted.length === 0 ? !isExtra || wanted.includes(key) : wanted.includes(key),
  );
  return {
    q: one("q"),
    filters,
    sort: list.sorts.find(({ key }) => key === one("sort"))?.key ?? usual?.key ?? "",
    after: one("after"),
    columns: columns.map(({ key }) => key),
  };
}

const isKnown = (filter: ListFilter, value: string): boolean => {
  if (filter.kind === "choices") return filter.choices.some((choice) => choice.value === value);
  if (filter.kind === "days") return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
  return true;
};

/** The query of an address, without what is usual; without `after`, so that it leads to the first page. */
function listQuery(list: ListDescription, { q, filters, sort, columns }: ListAddress): URLSearchParams {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  for (const filter of list.filters)
    for (const key of filterKeys(filter)) for (const value of filters[key] ?? []) query.append(key, value);
  if (sort && sort !== list.sorts[0]?.key) query.set("sort", sort);
  const usual = list.columns.filter(({ isExtra }) => !isExtra).map(({ key }) => key);
  if (columns.join() !== usual.join()) for (const key of columns) query.append("column", key);
  return query;
}

/**
 * What a view of a list is saved as: the part of the address behind `?`, with columns and order, for the
 * first page.
 */
export const savedQuery = (list: ListDescription, address: ListAddress): string =>
  listQuery(list, address).toString();

/** The address of a list with some of it changed; another page than the first one by `after`. */
export function listHref(
  list: ListDescription,
  address: ListAddress,
  change: Partial<ListAddress> = {},
): string {
  const query = listQuery(list, { ...address, ...change });
  if (change.after) query.set("after", change.after);
  const text = query.toString();
  return text === "" ? list.path : `${list.path}?${text}`;
}

/** Filters without one value, or without all of a parameter. */
export function withoutFilter(
  filters: ListAddress["filters"],
  key: string,
  value?: string,
): ListAddress["filters"] {
  const left = value === undefined ? [] : (filters[key] ?? []).filter((one) => one !== value);
  const { [key]: _gone, ...others } = filters;
  return left.length === 0 ? others : { ...others, [key]: left };
}

/** What is chosen, each as a chip: its words, and the parameter and value that go with it. */
export function chosenFilters(
  list: ListDescription,
  { filters }: ListAddress,
): { key: string; value: string; text: string }[] {
  return list.filters.flatMap((filter) =>
    filterKeys(filter).flatMap((key) =>
      (filters[key] ?? []).map((value) => ({ key, value, text: chipText(filter, key, value) })),
    ),
  );
}

function chipText(filter: ListFilter, key: string, value: string): string {
  if (filter.kind === "choices")
    return filter.choices.find((choice) => choice.value === value)?.label ?? value;
  if (filter.kind === "text") return `${filter.label}: ${value}`;
  const words = key.endsWith("-from")
    ? "from"
    : key.endsWith("-until")
      ? "until"
      : key.endsWith("-min")
        ? "at least"
        : "at most";
  return `${filter.label} ${words} ${value}`;
}

const sorted = (text: string) => text.split("&").toSorted().join("&");

/** The view whose query is the address's, if one is: a saved one with its columns and order before others. */
export function currentView(
  list: ListDescription,
  address: ListAddress,
  saved: readonly ListView[] = [],
): string | null {
  const whole = sorted(savedQuery(list, address));
  const own = saved.find((view) => sorted(view.query) === whole);
  if (own && whole !== "") return own.key;
  const query = listQuery(list, { ...address, columns: list.columns.map(({ key }) => key) });
  query.delete("column");
  query.delete("sort");
  return list.views.find((view) => sorted(view.query) === sorted(query.toString()))?.key ?? null;
}
