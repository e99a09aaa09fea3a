import type { AppliedFilters } from "../../../catalogue/filters/applied-filters";
import type { FilterGroup } from "../../../catalogue/filters/filter-group";
import { keySeparator, parseFilterPath } from "../../../catalogue/filters/filter-path";
import type { Currency } from "../../../platform/money/money";
import { cutText } from "../../../platform/text/storable-text";
import { isRecord } from "../../../platform/validation/is-record";

/**
 * A value as text. Objects and lists are written as JSON: an object may hold a `toString` that is not a
 * function.
 */
const textOf = (value: unknown) =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);

/**
 * Reads the filters of a call: per group code a list of keys, price as `{from, to}` in major units, rating as
 * `{min}` (rule api-4). Missing input selects no filters.
 * @returns the filters, or the name of the first invalid one
 */
export function readFilterCall(
  sent: unknown,
  groups: readonly FilterGroup[],
  currency: Currency,
): AppliedFilters | { unknown: string } {
  if (sent !== null && sent !== undefined && !isRecord(sent)) return { unknown: cutText(textOf(sent), 80) };
  const segments = Object.entries(sent ?? {}).flatMap(([code, value]) => segmentOf(code, value, groups));
  const wrong = segments.find((segment) => parseFilterPath([segment], groups, currency) === null);
  const read = wrong === undefined ? parseFilterPath(segments, groups, currency) : null;
  return read ?? { unknown: (wrong ?? "too many").split("=")[0] ?? "" };
}

/** One filter of a call in the form addresses use; an empty list selects none. */
function segmentOf(code: string, value: unknown, groups: readonly FilterGroup[]): string[] {
  const kind = groups.find((group) => group.code === code)?.kind;
  if (kind === "range" && isRecord(value))
    return [`${code}=${textOf(value.from ?? "min")},${textOf(value.to ?? "max")}`];
  if (kind === "rating" && isRecord(value)) return [`${code}=${textOf(value.min ?? 1)}`];
  if (!Array.isArray(value)) return [`${code}=${textOf(value)}`];
  const keys = value.map((key) => textOf(key ?? "")).join(keySeparator);
  return value.length === 0 && kind ? [] : [`${code}=${keys}`];
}
