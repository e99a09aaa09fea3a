// @public

import { canonicalJson } from "../../platform/text/canonical-json";

/**
 * What stands in a row's place: a product's columns, a price, the pieces of a stock item, what the owner
 * decided about a customer, a record. `key` finds it again, `name` is what people call it; `values` is null
 * where there is none.
 */
export type Kept = { key: string; name: string; values: Readonly<Record<string, unknown>> | null };

const isSame = (a: unknown, b: unknown) => canonicalJson(a ?? null) === canonicalJson(b ?? null);

/**
 * What a change made of something, as much of it as is another now; null where nothing is (rule bulk-7).
 */
export function keptOf(before: Kept, after: Kept): { before: Kept; after: Kept } | null {
  const [was, is] = [before.values, after.values];
  if (was === null || is === null) return was === is ? null : { before, after };
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (key) => !isSame(was[key], is[key]),
  );
  if (keys.length === 0) return null;
  const only = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(keys.map((key) => [key, values[key] ?? null]));
  return { before: { ...before, values: only(was) }, after: { ...after, values: only(is) } };
}

/** What was changed since of what a change left, by the keys of its values (rule bulk-8). */
export function changedSince(left: Kept, now: Kept | null): string[] {
  const is = now?.values ?? null;
  if (left.values === null) return is === null ? [] : Object.keys(is);
  return Object.keys(left.values).filter((key) => is === null || !isSame(is[key], left.values?.[key]));
}
