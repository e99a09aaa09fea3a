import { sql } from "drizzle-orm";
import { closeWordKeys, closeWords } from "~/models/catalogue/products/close-words";
import { typedWords } from "~/models/catalogue/search-terms";
import type { ShopContext } from "../../shops/shop-context.server";

/** What each word of a keyword may have been meant to be; words nothing is close to are not in it. */
export async function findAlikeWords(ctx: ShopContext, keyword: string): Promise<Map<string, string[]>> {
  const typed = typedWords(keyword).map((word) => ({ word, keys: closeWordKeys(word) }));
  const keys = typed.flatMap((one) => one.keys);
  if (keys.length === 0) return new Map();
  const { rows } = await ctx.db.execute<{ key: string; word: string }>(sql`
    select key, word from search_words
    where tenant_id = ${ctx.tenant.id} and key = any(${sql.param(keys)}::text[]) limit 2000`);
  return new Map(
    typed.flatMap(({ word, keys: own }): [string, string[]][] => {
      const candidates = new Set(rows.filter((row) => own.includes(row.key)).map((row) => row.word));
      candidates.delete(word);
      const alike = closeWords(word, [...candidates]);
      return alike.length > 0 ? [[word, alike]] : [];
    }),
  );
}
