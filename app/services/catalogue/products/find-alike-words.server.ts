import { sql } from "drizzle-orm";
import { closeWordKeys, closeWords } from "~/models/catalogue/product/close-words";
import { typedWords } from "~/models/catalogue/search/search-terms";
import { readDb } from "../../platform/db/read-db.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * What each word of a keyword may have been meant to be; words that nothing is close to are not in it. Words
 * the shop has are spelled right, unless all of them are: then one may have outlived its product.
 */
export async function findAlikeWords(ctx: ShopContext, keyword: string): Promise<Map<string, string[]>> {
  const typed = typedWords(keyword).map((word) => ({ word, keys: closeWordKeys(word) }));
  const keys = typed.flatMap((one) => one.keys);
  if (keys.length === 0) return new Map();
  const { rows } = await readDb(ctx.db).execute<{ key: string; word: string }>(sql`
    select key, word from search_words
    where tenant_id = ${ctx.tenant.id} and key = any(${sql.param(keys)}::text[]) limit 2000`);
  const known = new Set(rows.map((row) => row.word));
  const isDoubtful = ({ word }: { word: string }) => !known.has(word);
  return new Map(
    (typed.some(isDoubtful) ? typed.filter(isDoubtful) : typed).flatMap(
      ({ word, keys: own }): [string, string[]][] => {
        const candidates = new Set(rows.filter((row) => own.includes(row.key)).map((row) => row.word));
        candidates.delete(word);
        const alike = closeWords(word, [...candidates]);
        return alike.length > 0 ? [[word, alike]] : [];
      },
    ),
  );
}
