// @public

import { type AppliedFilters, countChosen } from "~/models/catalogue/filters/applied-filters";
import { filterSegments, formatFilterPath, parseFilterPath } from "~/models/catalogue/filters/filter-path";
import { parseTypedPrice, priceRange } from "~/models/catalogue/filters/price-segment";
import type { Currency } from "~/models/platform/money/money";
import { priceFormFields } from "~/paths";
import type { CatalogueIndex } from "../index/catalogue-index.server";

/** Where a listing is asked for: its path without filters, its filter segments, decoded, and its query. */
export type ListingAddress = { basePath: string; segments: readonly string[]; query: URLSearchParams };

/** A listing's address leads elsewhere. */
export type Moved = { kind: "moved"; to: string; status: 301 | 302 };

/** Whether an address asks for more than a plain listing, so that only the index can answer it. */
export const needsIndex = ({ segments, query }: ListingAddress): boolean =>
  segments.length > 0 || query.has(priceFormFields.from) || query.has(priceFormFields.to);

/**
 * Reads the filters of an address. Another order than the canonical one leads to that (301); a sent price
 * form leads to its segment (302); so does a price a visitor may not see, which is left out.
 * @returns null for a filter the shop does not have
 */
export function readFilters(
  { groups }: CatalogueIndex,
  address: ListingAddress,
  currency: Currency,
  canSeePrices: boolean,
): AppliedFilters | Moved | null {
  const { segments, query } = address;
  const read = parseFilterPath(segments, groups, currency);
  if (!read) return null;
  const typed = typedPrice(query, currency);
  const wanted = typed === undefined ? read : { ...read, price: typed };
  const filters = canSeePrices ? wanted : { ...wanted, price: null };
  if (filters !== read && (typed !== undefined || read.price !== null))
    return { kind: "moved", to: addressOf(groups, address, filters, currency), status: 302 };
  const canonical = filterSegments(filters, groups, currency);
  const isCanonical =
    canonical.length === segments.length && canonical.every((one, at) => one === segments[at]);
  return isCanonical
    ? filters
    : { kind: "moved", to: addressOf(groups, address, filters, currency, "same-page"), status: 301 };
}

/** The price form, sent: undefined when it was not, null when neither field holds an amount. */
function typedPrice(query: URLSearchParams, currency: Currency): AppliedFilters["price"] | undefined {
  if (!query.has(priceFormFields.from) && !query.has(priceFormFields.to)) return undefined;
  const amount = (name: string) => parseTypedPrice(query.get(name) ?? "", currency);
  return priceRange(amount(priceFormFields.from), amount(priceFormFields.to));
}

/** The address of a listing under other filters; a new choice begins at the first page. */
export function addressOf(
  groups: CatalogueIndex["groups"],
  { basePath, query }: ListingAddress,
  filters: AppliedFilters,
  currency: Currency,
  page: "same-page" | "first-page" = "first-page",
): string {
  const kept = new URLSearchParams(query);
  kept.delete(priceFormFields.from);
  kept.delete(priceFormFields.to);
  if (page === "first-page") kept.delete("page");
  const text = kept.toString();
  const path = basePath + (countChosen(filters) > 0 ? formatFilterPath(filters, groups, currency) : "");
  return text ? `${path}?${text}` : path;
}
