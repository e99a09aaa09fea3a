import { type SQL, sql } from "drizzle-orm";
import { isWhole, type TypedPart } from "~/models/orders/order-search-text";

/** Whether a column `words` holds all parts, read word by word. */
export const holdsWords = (parts: readonly TypedPart[]): SQL =>
  sql.join(
    parts.map((ways) => sql`(${sql.join(ways.map(likeWay), sql` or `)})`),
    sql` and `,
  );

const likeWay = (words: readonly string[]): SQL => sql`(${sql.join(words.map(holdsWord), sql` and `)})`;

/** Whether a column `words` holds one. */
export const holdsWord = (word: string): SQL =>
  sql`words like ${isWhole(word) ? `% ${word} %` : `%${word}%`}`;

/** Whether a column `words` holds all parts, by the index on it that `order_lexemes` makes. */
export const holdsByIndex = (tenantId: string, parts: readonly TypedPart[]): SQL =>
  sql`order_lexemes(tenant_id, words) @@ ${queryOf(tenantId, parts)}::tsquery`;

/** As `order_lexemes` writes them. Words have letters and digits alone, so that quotes hold them. */
function queryOf(tenantId: string, parts: readonly TypedPart[]): string {
  const tenant = tenantId.slice(0, 8);
  const lexeme = (word: string) => (isWhole(word) ? `'${tenant}=${word}'` : `'${tenant}${word}':*`);
  const way = (words: readonly string[]) => words.map(lexeme).join(" & ");
  return parts.map((ways) => `(${ways.map((words) => `(${way(words)})`).join(" | ")})`).join(" & ");
}
