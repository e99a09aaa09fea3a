import { sql } from "drizzle-orm";
import type { FeedProduct, FeedTerms } from "~/models/agents/feed/sold";
import { viewerOf } from "~/models/catalogue/price/viewer";
import { shopTitle } from "~/models/shops/settings/shop-title";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { productPath } from "~/paths";
import { isListed, joinOffer, sellerOf } from "../../catalogue/listing/listed-product.server";
import type { CardContext } from "../../catalogue/listing/select-cards.server";
import { readProductRows } from "../../catalogue/product/read-product-rows.server";
import { readDb } from "../../platform/db/read-db.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { sellersOf } from "../catalogue/sellers-of.server";

/** Products read at once: what lies in memory while a feed is written. */
const chunkProducts = 100;

/** Products of a feed, with the data that describe them. */
type FeedPart = { products: FeedProduct[]; terms: FeedTerms };

/**
 * The products of the shop as a stranger finds them, part by part in the order of their ids (rule agents-12).
 * Nothing is read before it is asked for.
 */
export async function* readFeed(
  ctx: CardContext,
  origin: string,
  chunk = chunkProducts,
): AsyncGenerator<FeedPart, void> {
  const { settings } = ctx.shop;
  const terms = {
    viewer: viewerOf(ctx.shop, anonymousVisitor),
    imageOrigin: origin,
    linkOf: (slug: string, sku?: string) => `${origin}${productPath(slug, sku)}`,
    hidden: new Set(settings.agents.hidden_skus),
    marketplace: ctx.shop.type === "marketplace" ? shopTitle(ctx.shop) : null,
  };
  // Without the place of who asks: a feed is the same for everybody.
  const { visitorPlace: _, ...anywhere } = ctx;
  for (let after = 0; ; ) {
    const ids = await idsAfter(ctx, after, chunk);
    const last = ids.at(-1);
    if (last === undefined) return;
    const [rows, weights] = await Promise.all([readProductRows(anywhere, ids), weightsOf(ctx, ids)]);
    const products = rows
      .toSorted((one, other) => one.id - other.id)
      .map((row): FeedProduct => Object.assign({}, row, { breadcrumb: row.breadcrumb ?? [] }));
    const sellerOf = await sellersOf(ctx, rows);
    const weightOf = (id: number) => weights.get(id) ?? 0;
    yield { products, terms: Object.assign({ weightOf, sellerOf }, terms) };
    if (ids.length < chunk) return;
    after = last;
  }
}

/** The next products that pages list. */
async function idsAfter(ctx: ShopContext, after: number, count: number): Promise<number[]> {
  const { rows } = await readDb(ctx.db).execute<{ id: number }>(sql`
    select p.id from products p ${joinOffer(sellerOf(ctx.shop))}
    where p.tenant_id = ${ctx.tenant.id} and p.id > ${after} and ${isListed} and p.class_code <> 'grouped'
    order by p.id limit ${count}`);
  return rows.map(({ id }) => Number(id));
}

/** Grams of products and their variations; of what is not shipped there are none. */
async function weightsOf(ctx: ShopContext, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const wanted = sql`${`{${ids.join(",")}}`}::bigint[]`;
  const { rows } = await readDb(ctx.db).execute<{ id: number; weightG: number }>(sql`
    select id, weight_g as "weightG" from products
    where tenant_id = ${ctx.tenant.id} and (id = any(${wanted}) or parent_id = any(${wanted}))
      and weight_g > 0 and not non_shippable`);
  return new Map(rows.map(({ id, weightG }) => [Number(id), weightG]));
}
