import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { offers } from "~/tables/catalogue/offers";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { ProductMove } from "./rows-of-products.server";

/** The columns of an offer that are the same wherever it is. */
const kept = sql.join(
  Object.values(getTableColumns(offers))
    .filter(({ name }) => name !== "tenant_id" && name !== "product_id")
    .map(({ name }) => sql.identifier(name)),
  sql`, `,
);

const ids = (list: readonly string[]): SQL => sql`${sql.param([...list])}::uuid[]`;

/**
 * Takes offers with their prices and approvals from one product to the other, except those of sellers that
 * offer the other one, too. Answers whose went.
 */
export async function moveOffers(
  ctx: ShopContext,
  { fromId, toId, sellerIds }: ProductMove,
): Promise<string[]> {
  const tenantId = ctx.tenant.id;
  const ofThem = sellerIds ? sql`and seller_id = any(${ids(sellerIds)})` : sql``;
  const { rows } = await ctx.db.execute<{ sellerId: string }>(sql`
    insert into offers (tenant_id, product_id, ${kept})
    select tenant_id, ${toId}, ${kept} from offers
    where tenant_id = ${tenantId} and product_id = ${fromId} ${ofThem}
    on conflict do nothing
    returning seller_id as "sellerId"`);
  const moved = rows.map(({ sellerId }) => sellerId);
  for (const table of ["price_levels", "past_prices", "offer_approvals"])
    await ctx.db.execute(sql`
      update ${sql.identifier(table)} set product_id = ${toId}
      where tenant_id = ${tenantId} and product_id = ${fromId} and seller_id = any(${ids(moved)})`);
  await ctx.db.execute(sql`
    delete from offers
    where tenant_id = ${tenantId} and product_id = ${fromId} and seller_id = any(${ids(moved)})`);
  return moved;
}
