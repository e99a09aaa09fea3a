import { and, eq, isNull } from "drizzle-orm";
import { can } from "~/models/shops/actors/can";
import { officeCustomerPath, officeGuestPath } from "~/paths/office";
import { customers } from "~/tables/accounts/customers";
import { guests } from "~/tables/orders/guests";
import type { orders } from "~/tables/orders/orders";
import type { ShopContext } from "../../shops/context/shop-context.server";

type Order = Pick<typeof orders.$inferSelect, "incrementId" | "customerId" | "email" | "shopId">;

/** The page of who placed an order; null after their data was deleted, and for who may not view customers. */
export async function findBuyerPath(ctx: ShopContext, order: Order): Promise<string | null> {
  const { db, tenant } = ctx;
  if (!can(await ctx.actor(), "view", { kind: "customer", tenantId: tenant.id, id: null })) return null;
  if (order.customerId === null) {
    const ofEmail = and(eq(guests.shopId, order.shopId), eq(guests.email, order.email.toLowerCase()));
    const isThere = await db.$count(guests, and(eq(guests.tenantId, tenant.id), ofEmail));
    return isThere ? officeGuestPath(order.incrementId) : null;
  }
  const ofId = and(eq(customers.id, order.customerId), isNull(customers.deletedAt));
  const isThere = await db.$count(customers, and(eq(customers.tenantId, tenant.id), ofId));
  return isThere ? officeCustomerPath(order.customerId) : null;
}
