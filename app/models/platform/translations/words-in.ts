// @public

import { isEmpty, writtenOf } from "../fields/read-value";
import { parseTranslationKey } from "./translations";

/** Names of fields; a key with spaces or signs is a text that someone typed. */
const isName = /^[a-z_]\w*$/i;

/**
 * A record in the shape of a file (a widget's content, a menu, a module of settings) as it reads in a
 * language: what stands below `title:de` takes the place of `title`, and keys of languages are gone. Where a
 * text is empty or missing it stays as it was written first (rule texts-8).
 * @param language null for the first
 */
export function wordsIn<Of>(record: Of, language: string | null): Of {
  if (Array.isArray(record)) return record.map((item) => wordsIn(item, language)) as Of;
  if (typeof record !== "object" || record === null) return record;
  const read: Record<string, unknown> = {};
  const said: [field: string, text: unknown][] = [];
  for (const [key, value] of Object.entries(record)) {
    const parsed = key.includes(":") ? parseTranslationKey(key) : null;
    if (parsed === null || !isName.test(parsed.field)) read[key] = wordsIn(value, language);
    else if (parsed.language === language && !isEmpty(writtenOf(value).value))
      said.push([parsed.field, wordsIn(value, language)]);
  }
  for (const [field, text] of said) read[field] = text;
  return read as Of;
}
