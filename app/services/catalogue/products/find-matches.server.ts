import { type SQL, sql } from "drizzle-orm";
import {
  cleanKeyword,
  type Reading,
  type SearchPart,
  searchParts,
} from "~/models/catalogue/search/search-terms";
import type { Sort } from "~/models/shops/pages/sort";
import { readDb } from "../../platform/db/read-db.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { isListed, joinOffer, sellerOf } from "../listing/listed-product.server";
import { findExact, type Match } from "./find-exact.server";
import { firstReading } from "./first-reading.server";
import { productsBeneath } from "./products-beneath.server";
import { knownToDatabase, sortSql } from "./sort-sql.server";
import { isDescribedBy, isNamedBy, isStopQuery, saysWords, wordQuery } from "./word-query.server";

/**
 * What is looked for. `everything` also looks into descriptions and, without a keyword, lists all (rule
 * search-5).
 */
export type MatchQuery = { keyword: string; everything: boolean; sort: Sort; page: number; limit: number };

/** A page of what matches, and how much matches in all; 0 behind the last page. */
export type Matches = { matches: Match[]; itemTotal: number };

const none: Matches = { matches: [], itemTotal: 0 };

/**
 * Finds the products a keyword means: the one whose SKU, or whose variation's SKU, was typed first, then
 * those that have every word, at its beginning or in plural and singular (rules search-9 and search-10).
 */
export async function findMatches(ctx: ShopContext, matching: MatchQuery): Promise<Matches> {
  const keyword = cleanKeyword(matching.keyword);
  if (keyword === "" && !matching.everything) return none;
  const exact = keyword === "" ? null : await findExact(ctx, keyword);
  const find = async (reading: Reading) => {
    const asked = { ...matching, keyword, parts: searchParts(keyword, reading), exact };
    const found = await match(ctx, asked);
    if (found.itemTotal > 0) return found;
    const isBehindLast = matching.page > 1 && (await match(ctx, { ...asked, page: 1 })).itemTotal > 0;
    return isBehindLast ? none : null;
  };
  return (await firstReading(ctx, keyword, find)) ?? none;
}

/** Whose products, and whose offers of them, are looked through. */
type Owner = { tenantId: string; sellerId: string | null; shop: ShopContext["shop"] };

type Prepared = MatchQuery & { parts: readonly SearchPart[]; exact: Match | null };

async function match(ctx: ShopContext, { parts, exact, everything, ...page }: Prepared): Promise<Matches> {
  const tenantId = ctx.tenant.id;
  const owner = { tenantId, sellerId: sellerOf(ctx.shop), shop: ctx.shop };
  const telling = parts.map(({ terms }) => terms);
  const hasParts = sql.join(
    parts.map((part) => hasPart(owner, part, everything, telling.join(" & "))),
    sql` and `,
  );
  const isMatch: SQL[] = [
    ...(exact ? [sql`p.id = ${exact.id}`] : []),
    ...(parts.length > 0 ? [sql`(${hasParts})`] : []),
    ...(page.keyword === "" ? [sql`true`] : []),
  ];
  if (isMatch.length === 0) return none;
  const points = [
    exact ? sql`(p.id = ${exact.id})::int * 1000` : sql`0::int`,
    ...parts.flatMap((part) => pointsOf(owner, part)),
  ];
  const order = sortSql(knownToDatabase(page.sort), sql`(${sql.join(points, sql` + `)})`);
  const { rows } = await readDb(ctx.db).execute<{ id: number; itemTotal: number }>(sql`
    select p.id, count(*) over ()::int as "itemTotal" from products p ${joinOffer(owner.sellerId)}
    where p.tenant_id = ${tenantId} and ${isListed} and (${sql.join(isMatch, sql` or `)})
    order by ${order} limit ${page.limit} offset ${(page.page - 1) * page.limit}`);
  return {
    matches: rows.map(({ id }) => ({ id, variationId: id === exact?.id ? exact.variationId : null })),
    itemTotal: rows[0]?.itemTotal ?? 0,
  };
}

/** Whether a product has a part. Stop words are passed over beside words that tell. */
function hasPart(owner: Owner, { terms }: SearchPart, everything: boolean, telling: string): SQL {
  const { shop } = owner;
  const query = wordQuery(shop, terms);
  const found = sql`p.id in (${withWords(owner, query, everything)} union all ${inCategories(owner, query)})`;
  const isPassed = sql`(${isStopQuery(shop, terms)} and not ${isStopQuery(shop, telling)})`;
  return sql`(${isPassed} or ${found})`;
}

/**
 * A point for each level of a part that a product satisfies; being in a category named so, or having a
 * variation that satisfies it, counts as the first.
 */
function pointsOf(owner: Owner, { terms, levels }: SearchPart): SQL[] {
  return levels.map((level, at) => {
    const query = wordQuery(owner.shop, level);
    return at > 0
      ? sql`(${saysWords(owner.shop, sql`p`, query)})::int`
      : sql`(p.id in (${withWords(owner, query, false)} union all ${inCategories(owner, wordQuery(owner.shop, terms))}))::int`;
  });
}

/** The products that satisfy a query themselves or by a variation that is shown. */
const withWords = ({ tenantId, sellerId, shop }: Owner, query: SQL, everything: boolean): SQL => {
  const isSaid = saysWords(shop, sql`s`, query);
  const isFound = everything ? sql`(${isSaid} or ${isDescribedBy(shop, sql`s`, query)})` : isSaid;
  return sql`
    select coalesce(s.parent_id, s.id) from products s ${joinOffer(sellerId, "s", "so")}
    where s.tenant_id = ${tenantId} and s.status <> 'archived' and so.is_visible and ${isFound}`;
};

/** The products in categories whose names satisfy a query, and in those beneath these. */
const inCategories = ({ tenantId, shop }: Owner, query: SQL): SQL =>
  productsBeneath(tenantId, isNamedBy(shop, query));
