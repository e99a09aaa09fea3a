// @public

import { parseTranslationKey } from "./translations";

/** A text in a further language that was written for another original than there is now (rule texts-13). */
export type OutdatedText = {
  /** The field's name, such as `title`. */
  field: string;
  language: string;
  text: string;
  /** The original it was written for. */
  was: string;
};

type Pair = { field: string; language: string; text: string; original: string };

/**
 * Which texts of a record are of an older original, by what the record was before. A text is known by its
 * words: items of a list may have moved.
 * @param former what the record was before its last changes, the latest first
 */
export function outdatedTexts(current: unknown, former: Iterable<unknown>): OutdatedText[] {
  const now = pairsOf(current);
  let open = now;
  const first = new Map<string, Set<string>>(now.map((pair) => [keyOf(pair), new Set([pair.original])]));
  for (const record of former) {
    if (open.length === 0) break;
    const then = new Map<string, Set<string>>();
    for (const pair of pairsOf(record)) {
      const originals = then.get(keyOf(pair)) ?? new Set<string>();
      then.set(keyOf(pair), originals.add(pair.original));
    }
    // What was not said then was written after it.
    open = open.filter((pair) => then.has(keyOf(pair)));
    for (const pair of open) first.set(keyOf(pair), then.get(keyOf(pair)) ?? new Set());
  }
  return now.flatMap((pair) => {
    const originals = first.get(keyOf(pair));
    const [was = ""] = originals ?? [];
    const { field, language, text } = pair;
    return originals?.has(pair.original) || was === "" ? [] : [{ field, language, text, was }];
  });
}

/** Whether a record has a text in a further language beside its original. */
export const hasTranslations = (record: unknown): boolean => pairsOf(record).length > 0;

const keyOf = ({ field, language, text }: Pair) => JSON.stringify([field, language, text]);

/** Every text in a further language with the original beside it, wherever it stands in a record. */
function pairsOf(record: unknown): Pair[] {
  if (Array.isArray(record)) return record.flatMap(pairsOf);
  if (typeof record !== "object" || record === null) return [];
  const own: Readonly<Record<string, unknown>> = { ...record };
  return Object.entries(own).flatMap(([key, value]) => {
    const parsed = key.includes(":") ? parseTranslationKey(key) : null;
    if (!parsed) return pairsOf(value);
    const [text, original] = [textOf(value), textOf(own[parsed.field])];
    return text === "" || original === "" ? [] : [{ ...parsed, text, original }];
  });
}

/** A text, or what a picture is. */
const textOf = (value: unknown): string =>
  typeof value === "string" ? value : value === undefined || value === null ? "" : JSON.stringify(value);
