// @public

import { formatMoney } from "../../platform/money/format-money";
import type { Currency } from "../../platform/money/money";
import { valueWords } from "../../platform/text/nested-words";
import { changedSince, type Kept } from "./kept";

/** One value that a change made another, in words. */
export type KeptText = { field: string; before: string; after: string };

const labels: Record<string, string> = {
  priceMinor: "price",
  finalMinor: "sold at",
  levels: "price levels",
  onHand: "pieces",
  isRestricted: "restricted",
  isVerified: "approved",
  isTaxExempt: "tax exempt",
  taxExemptReason: "reason of the exemption",
  isArchived: "archived",
};
const labelOf = (key: string) => labels[key] ?? key.replaceAll("_", " ");
const known = Object.keys(labels);
/** Keys in the order of the labels: PostgreSQL keeps none. */
const inOrder = (keys: readonly string[]) => {
  const place = (key: string) => (known.includes(key) ? known.indexOf(key) : known.length);
  return keys.toSorted((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
};
const longestText = 120;

function textOf(key: string, value: unknown, currency: Currency): string {
  if (value === null || value === undefined || value === "") return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (key.endsWith("Minor") && typeof value === "number") return formatMoney(value, currency);
  if (key === "levels" && Array.isArray(value))
    return value.map((level: { priceMinor: number }) => formatMoney(level.priceMinor, currency)).join(", ");
  // A variation's price, in what is kept of its product.
  if (typeof value === "object" && "finalMinor" in value)
    return formatMoney(Number(value.finalMinor), currency);
  const text = typeof value === "string" ? value : valueWords(key, value, { currency });
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}

/** What a change made another of one row, value by value. */
export function keptTexts({ before, after }: { before: Kept; after: Kept }, currency: Currency): KeptText[] {
  if (before.values === null) return [{ field: "row", before: "not there", after: "added" }];
  if (after.values === null) return [{ field: "row", before: "there", after: "removed" }];
  return inOrder(Object.keys({ ...before.values, ...after.values })).map((key) => ({
    field: labelOf(key),
    before: textOf(key, before.values?.[key], currency),
    after: textOf(key, after.values?.[key], currency),
  }));
}

/**
 * Why what a change left is not undone: it was changed since, and what it says now (rule bulk-8); null
 * where it still stands there.
 */
export function sinceProblem(left: Kept, now: Kept | null, currency: Currency): string | null {
  const keys = inOrder(changedSince(left, now));
  if (keys.length === 0) return null;
  const values = now?.values;
  if (!values) return `${left.name} is not there any more`;
  const texts = keys.slice(0, 3).map((key) => `${labelOf(key)} is ${textOf(key, values[key], currency)} now`);
  return `${left.name} was changed since, and stays: ${texts.join(", ")}`;
}

/** The lowest and the highest of what a change makes amounts and counts. */
export type KeptRange = { field: string; lowest: string; highest: string };

const ranged = ["priceMinor", "finalMinor", "price", "final_price", "onHand"];

/** Ranges of the amounts and counts that changes leave (rule bulk-9). */
export function keptRanges(left: readonly Kept[], currency: Currency): KeptRange[] {
  return ranged.flatMap((key) => {
    const values = left
      .flatMap(({ values }) => values?.[key] ?? [])
      .filter((value) => value !== "" && Number.isFinite(Number(value)))
      .toSorted((a, b) => Number(a) - Number(b));
    if (values.length < 2) return [];
    const text = (value: unknown) => textOf(key, value, currency);
    return [{ field: labelOf(key), lowest: text(values[0]), highest: text(values.at(-1)) }];
  });
}
