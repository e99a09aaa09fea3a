// @public

import { and, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * What a list is narrowed to: rows that hold all words of a text, of a moment or later, and before another
 * (UTC ISO).
 */
export type RowSearch = {
  text?: string | undefined;
  from?: string | null | undefined;
  before?: string | null | undefined;
};

/** Most words of a text that are looked for. */
const mostWords = 10;

/**
 * The condition that each word of a text is a part of one of some columns, in any case; absent for a text
 * without words. It reads every row it is asked of: other conditions must leave few.
 * @param elsewhere what else holds a word
 */
export function holdsWords(
  text: string | undefined,
  columns: readonly SQLWrapper[],
  elsewhere?: (word: string) => SQL,
): SQL | undefined {
  const words = (text ?? "").split(/\s+/).filter(Boolean).slice(0, mostWords);
  const whole = sql`concat_ws(' ', ${sql.join([...columns], sql`, `)})`;
  const among = (word: string) => sql`${whole} ilike ${`%${word.replace(/[\\%_]/g, "\\$&")}%`}`;
  return and(...words.map((word) => (elsewhere ? or(among(word), elsewhere(word)) : among(word))));
}

/** The condition that a moment lies within those that are looked for. */
export const isWithin = (moment: SQLWrapper, { from, before }: RowSearch): SQL | undefined =>
  and(
    from ? sql`${moment} >= ${from}::timestamptz` : undefined,
    before ? sql`${moment} < ${before}::timestamptz` : undefined,
  );
