import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/pool/open-pool.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { joinOffer, sellerOf } from "../../listing/listed-product.server";
import { stemmedLanguage } from "../../products/word-query.server";
import type { CatalogueIndex } from "../catalogue-index.server";
import { readInChunks } from "./read-in-chunks.server";

/** What a row says, by the product it finds: its own, or its variation's. */
type WordsRow = { productId: number; search: string };

/**
 * What a product says, in English as the database keeps it; in another language also with that one's stems,
 * with its first texts where it has no others.
 */
function wordsSql(shop: ShopContext["shop"]): SQL {
  const language = stemmedLanguage(shop);
  if (language === null) return sql`p.search::text`;
  const texts = sql`jsonb_build_object('name', p.name, 'sub_title', p.sub_title, 'product_type', p.product_type,
    'short_description', p.short_description) || coalesce(p.translations -> ${language}::text, '{}'::jsonb)`;
  return sql`(p.search || words_in(${texts}, ${language}))::text`;
}

const selectWords = (shop: ShopContext["shop"], productId: SQL, wanted: SQL): SQL => sql`
  select ${productId} as "productId", ${wordsSql(shop)} as search from products p ${joinOffer(sellerOf(shop))}
  where p.tenant_id = ${shop.tenant.id} and p.status <> 'archived' and o.is_visible ${wanted}`;

/** Reads what all products of an index say, in the order of their ids; their variations after them. */
export async function readWords(db: Db, shop: ShopContext["shop"], index: CatalogueIndex): Promise<void> {
  const { productWords } = index;
  productWords.begin(index.products.count);
  const add = ({ productId, search }: WordsRow) => {
    const rank = index.rankOf(productId);
    const rowId = rank === undefined ? undefined : index.rowIdOfRank(rank);
    if (rank !== undefined && rowId !== undefined) productWords.add(rank, rowId, search);
  };
  const products = selectWords(shop, sql`p.id`, sql`and p.parent_id is null order by p.id`);
  await readInChunks<WordsRow>(db, products, add);
  const variations = selectWords(
    shop,
    sql`p.parent_id`,
    sql`and p.parent_id is not null order by p.parent_id`,
  );
  await readInChunks<WordsRow>(db, variations, add);
}

/** Reads again what changed products say. @param ids those of products, not of variations */
export async function refreshWords(
  { db, shop }: Pick<ShopContext, "db" | "shop">,
  index: CatalogueIndex,
  ids: readonly number[],
): Promise<void> {
  const asked = sql`${sql.param(ids)}::bigint[]`;
  const wanted = sql`and (p.id = any(${asked}) or p.parent_id = any(${asked}))`;
  const { rows } = await db.execute<WordsRow>(selectWords(shop, sql`coalesce(p.parent_id, p.id)`, wanted));
  const vectors = new Map<number, string[]>();
  for (const { productId, search } of rows)
    vectors.set(productId, [...(vectors.get(productId) ?? []), search]);
  for (const id of ids) {
    const rowId = index.rowIdOf(id);
    if (rowId !== undefined) index.productWords.change(rowId, vectors.get(id) ?? []);
  }
}
