// @public

import { and, asc, eq } from "drizzle-orm";
import { authorize } from "~/models/shops/actors/authorize";
import { orders } from "~/tables/orders/orders";
import { storeCreditEntries } from "~/tables/selling/store-credit";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Everything that moved on a customer's credit, oldest first, with the number of the order that moved it. */
export async function listStoreCredit(ctx: ShopContext, customerId: number) {
  authorize(await ctx.actor(), "view", { kind: "customer", tenantId: ctx.tenant.id, id: customerId });
  return ctx.db
    .select({
      kind: storeCreditEntries.kind,
      amountMinor: storeCreditEntries.amountMinor,
      note: storeCreditEntries.note,
      orderNumber: orders.incrementId,
      createdAt: storeCreditEntries.createdAt,
    })
    .from(storeCreditEntries)
    .leftJoin(
      orders,
      and(eq(orders.tenantId, storeCreditEntries.tenantId), eq(orders.id, storeCreditEntries.orderId)),
    )
    .where(and(eq(storeCreditEntries.tenantId, ctx.tenant.id), eq(storeCreditEntries.customerId, customerId)))
    .orderBy(asc(storeCreditEntries.id));
}
