import { type SQL, sql } from "drizzle-orm";
import type { SearchPart } from "~/models/catalogue/search/search-terms";
import { readDb } from "../../../platform/db/read-db.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { joinOffer, sellerOf } from "../../listing/listed-product.server";
import {
  hasSku,
  isDescribedBy,
  isNamedBy,
  isStopQuery,
  saysWords,
  wordQuery,
} from "../../products/word-query.server";
import type { CatalogueIndex } from "../catalogue-index.server";
import { type Bitmap, bitmapFor, clearBit, setBit } from "../engine/bitmap.server";
import { packed, setRows } from "../engine/row-set.server";
import { wordsOfQuery } from "../engine/search-words.server";
import { productsOfCategories } from "./select-matching.server";

/** A term of a keyword, searched in descriptions too if everything is searched. */
export type AskedWord = Pick<SearchPart, "terms" | "levels"> & { everything: boolean };

/**
 * The row ids a term finds, including those by category names; `levels` are the matches of each of its
 * levels. A stop word matches what the other terms match.
 */
export type FoundWord = { all: Bitmap; levels: Bitmap[]; isStop: boolean };

type WordRow = { all: Buffer | null; levels: (Buffer | null)[]; categoryIds: number[]; isStop: boolean };

/** Finds the products of a term, from the cache, or else the index's words, or else the database. */
export async function findWord(
  ctx: Pick<ShopContext, "db" | "shop">,
  index: CatalogueIndex,
  asked: AskedWord,
): Promise<FoundWord> {
  const name = `${asked.everything ? "any" : "named"} ${asked.levels.length} ${asked.terms}`;
  const kept = index.words.find(name);
  const readAt = index.words.now;
  const changedIds = kept?.changedIds ?? null;
  const sets = [bitmapFor(index.products.count), ...asked.levels.map(() => bitmapFor(index.products.count))];
  const row =
    changedIds?.length === 0
      ? null
      : ((kept ? null : await findInWords(ctx, index, asked, sets)) ??
        (await readWord(ctx, asked, changedIds)));
  if (kept) {
    for (const [at, bits] of sets.entries()) setRows(bits, kept.word.sets[at] ?? { list: new Uint32Array() });
    for (const rowId of (changedIds ?? []).map((id) => index.rowIdOf(id)))
      if (rowId !== undefined) for (const bits of sets) clearBit(bits, rowId);
  }
  const isStop = row?.isStop ?? kept?.word.isStop ?? false;
  const categoryIds = row?.categoryIds ?? kept?.word.categoryIds ?? [];
  if (row) {
    for (const [at, ids] of [row.all, ...row.levels].entries()) addIds(index, sets[at] ?? null, ids);
    index.words.put(name, { sets: sets.map(packed), categoryIds, isStop, readAt });
  }
  const [all = bitmapFor(0), ...levels] = sets;
  // Not cached with the rest: the index itself knows the products of a category.
  if (categoryIds.length > 0) {
    const inCategories = { bits: productsOfCategories(index, categoryIds) };
    for (const bits of [all, ...levels.slice(0, 1)]) setRows(bits, inCategories);
  }
  return { all, levels, isStop };
}

type AskedQueries = Omit<WordRow, "levels"> & { queries: string[] };

/**
 * Finds the products of a term by the index's words, and by their SKUs in the database, which says what the
 * term asks for, too. Null for a term that asks for more than any of some words in the texts the index has.
 * @param sets the products of the term, and of each of its levels, are added
 */
async function findInWords(
  { db, shop }: Pick<ShopContext, "db" | "shop">,
  index: CatalogueIndex,
  { terms, levels, everything }: AskedWord,
  sets: readonly Bitmap[],
): Promise<WordRow | null> {
  if (everything) return null;
  const query = wordQuery(shop, terms);
  const texts = [terms, ...levels].map((asked) => sql`${wordQuery(shop, asked)}::text`);
  const { rows } = await readDb(db).execute<AskedQueries>(sql`
    select array[${sql.join(texts, sql`, `)}] as "queries", ${isStopQuery(shop, terms)} as "isStop",
      ${namedCategories(shop, query)} as "categoryIds",
      (select ${productIds} from products p ${joinOffer(sellerOf(shop))}
        where p.tenant_id = ${shop.tenant.id} and p.status <> 'archived' and o.is_visible
          and ${hasSku(sql`p`, query)}) as "all"`);
  const row = rows[0];
  const asked = row?.queries.map(wordsOfQuery);
  if (!row || !asked?.every((words) => words !== null)) return null;
  index.productWords.find(asked.map((words, at) => ({ words, into: sets[at] as Bitmap })));
  return { ...row, levels: [] };
}

/** The ids of products, also of those whose variations are found. */
const productIds = sql`string_agg(int8send(coalesce(p.parent_id, p.id)), ''::bytea)`;

const namedCategories = (shop: ShopContext["shop"], query: SQL): SQL =>
  sql`array(select k.id from categories k where k.tenant_id = ${shop.tenant.id} and ${isNamedBy(shop, query)})`;

/**
 * Matches in variations count for their products.
 * @param among limits the search to these products; null for all
 */
async function readWord(
  { db, shop }: Pick<ShopContext, "db" | "shop">,
  { terms, levels, everything }: AskedWord,
  among: readonly number[] | null,
): Promise<WordRow | null> {
  const query = wordQuery(shop, terms);
  const isSaid = saysWords(shop, sql`p`, query);
  const isMatch: SQL = everything ? sql`(${isSaid} or ${isDescribedBy(shop, sql`p`, query)})` : isSaid;
  const asked = sql`${sql.param(among)}::bigint[]`;
  const isAmong = among ? sql`and (p.id = any(${asked}) or p.parent_id = any(${asked}))` : sql``;
  const ofLevels = levels.map(
    (level) => sql`${productIds} filter (where ${saysWords(shop, sql`p`, wordQuery(shop, level))})`,
  );
  const { rows } = await readDb(db).execute<WordRow>(sql`
    select ${productIds} as "all", array[${sql.join(ofLevels, sql`, `)}]::bytea[] as "levels",
      ${namedCategories(shop, query)} as "categoryIds",
      ${isStopQuery(shop, terms)} as "isStop"
    from products p ${joinOffer(sellerOf(shop))}
    where p.tenant_id = ${shop.tenant.id} and p.status <> 'archived' and o.is_visible and ${isMatch} ${isAmong}`);
  return rows[0] ?? null;
}

/** Ids arrive as eight bytes each, because a frequent word of a big shop has hundreds of thousands. */
function addIds(index: CatalogueIndex, bits: Bitmap | null, ids: Buffer | null): void {
  for (let at = 0; bits && ids && at < ids.length; at += 8) {
    const rowId = index.rowIdOf(ids.readUInt32BE(at) * 2 ** 32 + ids.readUInt32BE(at + 4));
    if (rowId !== undefined && rowId >>> 5 < bits.length) setBit(bits, rowId);
  }
}
