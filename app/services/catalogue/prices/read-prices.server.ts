// @public

import { sql } from "drizzle-orm";
import { authorize } from "~/models/shops/actors/authorize";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A price of the shop's seller with its price levels, minor units. */
export type ReadPrice = {
  sku: string;
  /** Of a variation the SKU of its product. */
  parentSku: string | null;
  priceMinor: number;
  finalMinor: number;
  levels: { id: number; priceMinor: number }[];
};

/**
 * Prices of the shop's seller by SKU; a product with variations stands for theirs.
 * @throws AppError `forbidden`
 */
export async function readPrices(ctx: ShopContext, skus: readonly string[]): Promise<Map<string, ReadPrice>> {
  const { tenant, shop } = ctx;
  authorize(await ctx.actor(), "view", { kind: "price", tenantId: tenant.id, sellerId: shop.sellerId });
  const named = sql.param([...new Set(skus)]);
  const { rows } = await ctx.db.execute<ReadPrice>(sql`
    select p.sku, up.sku as "parentSku", o.price_minor as "priceMinor", o.final_price_minor as "finalMinor",
      coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'priceMinor', l.price_minor) order by l.id)
        from price_levels l where l.tenant_id = o.tenant_id and l.seller_id = o.seller_id
          and l.product_id = o.product_id), '[]'::jsonb) as levels
    from products p
    join offers o on o.tenant_id = p.tenant_id and o.product_id = p.id
    left join products up on up.tenant_id = p.tenant_id and up.id = p.parent_id
    where p.tenant_id = ${tenant.id} and o.seller_id = ${shop.sellerId} and o.archived_from is null
      and p.archived_from is null and up.archived_from is null
      and p.class_code in ('simple', 'gift_certificate')
      and (p.sku = any(${named}::text[]) or up.sku = any(${named}::text[]))`);
  return new Map(
    rows.map((row) => [
      row.sku,
      { ...row, priceMinor: Number(row.priceMinor), finalMinor: Number(row.finalMinor) },
    ]),
  );
}

/**
 * Makes price levels of the shop's seller what they were, inside the caller's transaction, beside a change of
 * the prices themselves, which tells who shows them.
 * @throws AppError `forbidden`
 */
export async function restoreLevels(
  inner: ShopContext,
  levels: readonly { sku: string; id: number; priceMinor: number }[],
): Promise<void> {
  const { tenant, shop } = inner;
  authorize(await inner.actor(), "change", { kind: "price", tenantId: tenant.id, sellerId: shop.sellerId });
  if (levels.length === 0) return;
  await inner.db.execute(sql`
    update price_levels l set price_minor = w."priceMinor"
    from jsonb_to_recordset(${JSON.stringify(levels)}::jsonb) as w(sku text, id bigint, "priceMinor" bigint)
    join products p on p.tenant_id = ${tenant.id} and p.sku = w.sku
    where l.tenant_id = ${tenant.id} and l.seller_id = ${shop.sellerId} and l.product_id = p.id and l.id = w.id`);
}
