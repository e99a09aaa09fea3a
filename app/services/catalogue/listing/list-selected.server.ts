// @public

import { sql } from "drizzle-orm";
import type { PriceSelection } from "~/models/catalogue/price/price-change";
import { authorize } from "~/models/shops/actors/authorize";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { selectedOffers } from "../changes/selected-offers.server";

/**
 * SKUs of what a selection means, in the order of their ids: what has a price of its own, or the products it
 * belongs to (rule owners-8).
 * @param page at most so many after an id
 * @throws AppError `forbidden`
 */
export async function listSelected(
  ctx: ShopContext,
  selection: PriceSelection,
  { of, after, limit }: { of: "priced" | "products"; after: number; limit: number },
): Promise<{ id: number; sku: string }[]> {
  const { tenant, shop } = ctx;
  authorize(await ctx.actor(), "view", { kind: "price", tenantId: tenant.id, sellerId: shop.sellerId });
  const [id, sku] =
    of === "priced"
      ? [sql`p.id as id`, sql`p.sku as sku`]
      : [sql`coalesce(up.id, p.id) as id`, sql`coalesce(up.sku, p.sku) as sku`];
  const { rows } = await ctx.db.execute<{ id: number; sku: string }>(sql`
    select distinct id, sku from (${selectedOffers(ctx, selection, sql`${id}, ${sku}`)}) chosen
    where id > ${after} order by id limit ${limit}`);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}
