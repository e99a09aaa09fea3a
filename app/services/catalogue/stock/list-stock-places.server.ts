// @public

import { and, asc, eq, sql } from "drizzle-orm";
import { can } from "~/models/shops/actors/can";
import { stockItems } from "~/tables/catalogue/offers";
import { sellers } from "~/tables/shops/tenants";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Where a business counts pieces: one of its sellers. */
export type StockPlace = { sellerId: string; code: string; name: string };

/** The sellers of the business that count pieces which the actor may change, by name. */
export async function listStockPlaces(ctx: ShopContext): Promise<StockPlace[]> {
  const { db, tenant } = ctx;
  const counts = db
    .select({ one: sql`1` })
    .from(stockItems)
    .where(and(eq(stockItems.tenantId, tenant.id), eq(stockItems.sellerId, sellers.id)));
  const found = await db
    .select({ sellerId: sellers.id, code: sellers.code, name: sellers.name })
    .from(sellers)
    .where(and(eq(sellers.tenantId, tenant.id), sql`exists ${counts}`))
    .orderBy(asc(sellers.name), asc(sellers.code));
  const actor = await ctx.actor();
  return found.filter(({ sellerId }) =>
    can(actor, "change", { kind: "stock", tenantId: tenant.id, sellerId }),
  );
}
