import { type SQL, sql } from "drizzle-orm";
import { isListed } from "../catalogue/listed-product.server";
import type { ShopContext } from "../shop-context.server";
import { type Bits, bitsFor, clearBit, setBit } from "./bits.server";
import type { CatalogueIndex } from "./catalogue-index.server";
import { addPlaces, packed } from "./place-set.server";

/** What is asked: a part of a keyword as the text of a `to_tsquery`, in descriptions too where everything is searched. */
export type AskedWord = { terms: string; everything: boolean };

/** The slots a part of a keyword finds; `strong` have it in name, brand or SKU. A stop word finds what others find. */
export type FoundWord = { all: Bits; strong: Bits; isStop: boolean };

type WordRow = { all: Buffer | null; strong: Buffer | null; isStop: boolean };

/** Finds the products of a part of a keyword: from what is kept, else from the database. */
export async function findWord(
  ctx: Pick<ShopContext, "db" | "shop">,
  index: CatalogueIndex,
  asked: AskedWord,
): Promise<FoundWord> {
  const name = `${asked.everything ? "any" : "named"} ${asked.terms}`;
  const kept = index.words.find(name);
  const readAt = index.words.now;
  const changedIds = kept?.changedIds ?? null;
  const row = changedIds?.length === 0 ? null : await readWord(ctx, asked, changedIds);
  const found = { all: bitsFor(index.products.count), strong: bitsFor(index.products.count) };
  if (kept) {
    addPlaces(found.all, kept.word.all);
    addPlaces(found.strong, kept.word.strong);
    for (const slot of (changedIds ?? []).map((id) => index.slotOf(id)))
      if (slot !== undefined) for (const bits of [found.all, found.strong]) clearBit(bits, slot);
  }
  const isStop = row?.isStop ?? kept?.word.isStop ?? false;
  if (!row) return { ...found, isStop };
  addIds(index, found.all, row.all);
  addIds(index, found.strong, row.strong);
  index.words.put(name, { all: packed(found.all), strong: packed(found.strong), isStop, readAt });
  return { ...found, isStop };
}

/** @param among of these products only; of all when null */
async function readWord(
  { db, shop }: Pick<ShopContext, "db" | "shop">,
  { terms, everything }: AskedWord,
  among: readonly number[] | null,
): Promise<WordRow | null> {
  // The english half knows plurals, the simple half matches SKUs and beginnings that stemming would change.
  // Where both are the same, asking twice would only cost twice.
  const [english, simple] = [sql`to_tsquery('english', ${terms})`, sql`to_tsquery('simple', ${terms})`];
  const query = sql`(case when ${english} = ${simple} then ${simple} else ${english} || ${simple} end)`;
  const isMatch: SQL = everything
    ? sql`(p.search @@ ${query} or to_tsvector('english', p.description) @@ ${query})`
    : sql`p.search @@ ${query}`;
  const isAmong = among ? sql`and p.id = any(${sql.param(among)}::int[])` : sql``;
  const { rows } = await db.execute<WordRow>(sql`
    select string_agg(int4send(p.id), ''::bytea) as "all",
      string_agg(int4send(p.id), ''::bytea) filter (where ts_filter(p.search, '{a}') @@ ${query}) as "strong",
      numnode(${english}) = 0 as "isStop"
    from products p where p.shop_id = ${shop.id} and ${isListed} and ${isMatch} ${isAmong}`);
  return rows[0] ?? null;
}

/** Ids arrive as four bytes each: a frequent word of a big shop has hundreds of thousands. */
function addIds(index: CatalogueIndex, bits: Bits, ids: Buffer | null): void {
  for (let at = 0; ids && at < ids.length; at += 4) {
    const slot = index.slotOf(ids.readInt32BE(at));
    if (slot !== undefined && slot >>> 5 < bits.length) setBit(bits, slot);
  }
}
