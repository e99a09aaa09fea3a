import { sql } from "drizzle-orm";
import { addShop } from "~/services/catalogue/products/seller-fixture.server";
import type { ShopContext } from "~/services/shops/shop-context.server";

/** Sellers who offer each product besides the house seller. */
const offersOfProduct = 10;

/**
 * Makes a marketplace of a filled shop: so many sellers at places across the country, and ten of them who
 * offer each of its products at prices of their own. The rows are written without triggers, which would note
 * each in the audit.
 * @returns the context of the marketplace
 */
export async function fillMarket(ctx: ShopContext, sellers: number): Promise<ShopContext> {
  const tenant = ctx.tenant.id;
  process.stderr.write(`  ${sellers} sellers\n`);
  await ctx.db.transaction(async (tx) => {
    for (const table of ["sellers", "stock_items", "offers"])
      await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
    await tx.execute(sql`
      insert into sellers (tenant_id, code, name, profile)
      select ${tenant}::uuid, 'seller-' || n, 'Seller ' || n, jsonb_build_object('place', jsonb_build_object(
        'latitude', 30 + (n * 37 % 150) / 10.0, 'longitude', -120 + (n * 53 % 450) / 10.0))
      from generate_series(0, ${sellers - 1}::int) n`);
    await tx.execute(sql`
      insert into stock_items (tenant_id, seller_id, sku, on_hand, source_qty)
      select tenant_id, id, 'ALL', 1000000, 1000000 from sellers where tenant_id = ${tenant} and code like 'seller-%'`);
    process.stderr.write(`  ${offersOfProduct} offers of each product\n`);
    // Without counts of these new rows the planner would compare each product with each seller.
    await tx.execute(sql`create temporary table numbered on commit drop as
      select i.seller_id as id, i.id as item, substr(s.code, 8)::int as n from sellers s
      join stock_items i on i.tenant_id = s.tenant_id and i.seller_id = s.id and i.sku = 'ALL'
      where s.tenant_id = ${tenant}`);
    await tx.execute(sql`analyze numbered`);
    await tx.execute(sql`analyze offers`);
    await tx.execute(sql`
      insert into offers (tenant_id, product_id, seller_id, stock_item_id, price_minor, final_price_minor)
      select o.tenant_id, o.product_id, s.id, s.item, p.minor, p.minor
      from offers o cross join generate_series(0, ${offersOfProduct - 1}::int) k
      join numbered s on s.n = (o.product_id * 7 + k * 97) % ${sellers}::int
      cross join lateral (select greatest(1, o.price_minor * (80 + (o.product_id * 3 + k * 11) % 40) / 100) as minor) p
      where o.tenant_id = ${tenant} and o.seller_id = ${ctx.shop.sellerId}`);
  });
  return addShop(ctx, { type: "marketplace" });
}
