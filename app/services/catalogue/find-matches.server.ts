import { type SQL, sql } from "drizzle-orm";
import { cleanKeyword, searchTerms } from "~/models/catalogue/search-terms";
import type { Sort } from "~/models/catalogue/sort";
import type { ShopContext } from "../shop-context.server";
import { findAlikeWords } from "./find-alike-words.server";
import { findExact } from "./find-exact.server";
import { isListed } from "./listed-product.server";
import { sortSql } from "./sort-sql.server";

/** What is looked for. `everything` also looks into descriptions and, without a keyword, lists all (part 1, §2 `by`). */
export type Matching = { keyword: string; everything: boolean; sort: Sort; page: number; limit: number };

/** A product that matches; `variationId` is the variation whose SKU was typed. */
export type Match = { id: number; variationId: number | null };

/** A page of what matches, and how much matches in all; 0 behind the last page. */
export type Matches = { matches: Match[]; itemTotal: number };

const none: Matches = { matches: [], itemTotal: 0 };

/**
 * Finds the products a keyword means: the one whose SKU, or whose variation's SKU, was typed first, then those that
 * have every word, at its beginning or in plural and singular. Only when there are none, words that were probably
 * mistyped are taken for those that come close.
 */
export async function findMatches(ctx: ShopContext, matching: Matching): Promise<Matches> {
  const keyword = cleanKeyword(matching.keyword);
  if (keyword === "" && !matching.everything) return none;
  const exact = keyword === "" ? null : await findExact(ctx, keyword);
  const terms = searchTerms(keyword);
  const found = await match(ctx, { ...matching, keyword, terms, exact });
  if (found.itemTotal > 0 || terms === "") return found;
  if (matching.page > 1 && (await match(ctx, { ...matching, keyword, terms, exact, page: 1 })).itemTotal > 0)
    return none;
  const alike = await findAlikeWords(ctx, keyword);
  return alike.size === 0
    ? none
    : match(ctx, { ...matching, keyword, terms: searchTerms(keyword, alike), exact });
}

type Prepared = Matching & { terms: string; exact: Match | null };

async function match(ctx: ShopContext, { terms, exact, everything, ...page }: Prepared): Promise<Matches> {
  // The english half knows plurals, the simple half matches SKUs and beginnings that stemming would change.
  // Where both are the same, asking twice would only cost twice.
  const [english, simple] = [sql`to_tsquery('english', ${terms})`, sql`to_tsquery('simple', ${terms})`];
  const query = sql`(case when ${english} = ${simple} then ${simple} else ${english} || ${simple} end)`;
  const isMatch: SQL[] = [
    ...(exact ? [sql`p.id = ${exact.id}`] : []),
    ...(terms ? [sql`p.search @@ ${query}`] : []),
    ...(terms && everything ? [sql`to_tsvector('english', p.description) @@ ${query}`] : []),
    ...(page.keyword === "" ? [sql`true`] : []),
  ];
  if (isMatch.length === 0) return none;
  const isExact = exact ? sql`(p.id = ${exact.id})::int * 100` : sql`0::real`;
  const order = sortSql(page.sort, terms ? sql`${isExact} + ts_rank(p.search, ${query})` : isExact);
  const { rows } = await ctx.db.execute<{ id: number; itemTotal: number }>(sql`
    select p.id, count(*) over ()::int as "itemTotal" from products p
    where p.shop_id = ${ctx.shop.id} and ${isListed} and (${sql.join(isMatch, sql` or `)})
    order by ${order} limit ${page.limit} offset ${(page.page - 1) * page.limit}`);
  return {
    matches: rows.map(({ id }) => ({ id, variationId: id === exact?.id ? exact.variationId : null })),
    itemTotal: rows[0]?.itemTotal ?? 0,
  };
}
