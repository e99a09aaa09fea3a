// @public

import { ringKm } from "../../marketplace/distance-ring";
import type { Currency } from "../../platform/money/money";
import { type AppliedFilters, chosenKeys, noFilters, withKeys } from "./applied-filters";
import { type FilterGroup, priceCode, ratingCode } from "./filter-group";
import { formatPriceSegment, parsePriceSegment } from "./price-segment";

/** Most segments, and longest key. An address beyond them is a probe. */
const maxSegments = 24;
const maxKeys = 60;
const maxKeyLength = 200;
/** Separates the keys of a group. A key never contains it: the index replaces it by `/`. */
export const keySeparator = "|";

/**
 * Parses the decoded filter segments of an address: `name=value1|value2`, `price=from,to`,
 * `review_avg_rating=N`, `distance=N` in miles (rules filters-1 and sellers-13). Full price ranges and
 * ratings of 1 are dropped (rule filters-3). Unknown groups, repeated ranges and malformed segments give
 * null, which is a 404; unknown keys are kept and match no product.
 */
export function parseFilterPath(
  segments: readonly string[],
  groups: readonly FilterGroup[],
  currency: Currency,
): AppliedFilters | null {
  if (segments.length > maxSegments) return null;
  const seen = new Set<string>();
  let filters = noFilters;
  for (const segment of segments) {
    const at = segment.indexOf("=");
    const code = segment.slice(0, at);
    const group = at > 0 ? groups.find((one) => one.code === code) : undefined;
    if (!group || (seen.has(code) && group.kind !== "select" && group.kind !== "category")) return null;
    seen.add(code);
    const next = withSegment(filters, group, segment.slice(at + 1), currency);
    if (!next) return null;
    filters = next;
  }
  return filters;
}

function withSegment(
  filters: AppliedFilters,
  { code, kind }: FilterGroup,
  text: string,
  currency: Currency,
): AppliedFilters | null {
  if (kind === "range") {
    const price = parsePriceSegment(text, currency);
    return price === "invalid" ? null : { ...filters, price };
  }
  if (kind === "rating") {
    const minRating = parseRating(text);
    return minRating === null ? null : { ...filters, minRating: minRating > 1 ? minRating : null };
  }
  if (kind === "distance") return ringKm(text) === null ? null : withKeys(filters, code, [text]);
  const keys = [...chosenKeys(filters, code), ...text.split(keySeparator)];
  if (keys.length > maxKeys || keys.some((key) => !isKey(key))) return null;
  return withKeys(filters, code, keys);
}

/** A NUL or an unpaired surrogate occurs in no product and in no address. */
const isKey = (key: string) =>
  key !== "" && key.length <= maxKeyLength && !key.includes("\u0000") && !/\p{Surrogate}/u.test(key);

/** A least rating: 1 to 5 with at most one decimal; null otherwise. */
function parseRating(text: string): number | null {
  if (!/^[1-5](?:\.\d)?$/.test(text)) return null;
  const rating = Number(text);
  return rating <= 5 ? rating : null;
}

/** The decoded segments of the canonical address of these filters: groups as configured, keys sorted. */
export function filterSegments(
  filters: AppliedFilters,
  groups: readonly FilterGroup[],
  currency: Currency,
): string[] {
  return groups.flatMap(({ code, kind }) => {
    if (kind === "range")
      return filters.price ? [`${priceCode}=${formatPriceSegment(filters.price, currency)}`] : [];
    if (kind === "rating") return filters.minRating === null ? [] : [`${ratingCode}=${filters.minRating}`];
    const keys = chosenKeys(filters, code);
    return keys.length > 0 ? [`${code}=${keys.join(keySeparator)}`] : [];
  });
}

/** The filters as the end of a path, percent-encoded, with a leading slash; empty without filters. */
export function formatFilterPath(
  filters: AppliedFilters,
  groups: readonly FilterGroup[],
  currency: Currency,
): string {
  return segmentsPath(filterSegments(filters, groups, currency));
}

/** Encodes segments as the end of a path. */
export const segmentsPath = (segments: readonly string[]): string =>
  segments.map((segment) => `/${encodeSegment(segment)}`).join("");

/** Characters that addresses may contain stay readable: `=` and `,`. The separator is none of them. */
const encodeSegment = (segment: string) =>
  encodeURIComponent(segment).replaceAll("%3D", "=").replaceAll("%2C", ",");
