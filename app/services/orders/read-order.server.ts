import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/error/app-error";
import type { OrderView } from "~/models/order-view/order-view";
import type { Visitor } from "~/models/visitor/visitor";
import { orders } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import { loadOrder } from "./load-order.server";
import { isOrderKey } from "./order-key.server";

/** Who asks for an order: a visitor, perhaps with the key of the link in the mail. */
export type OrderReader = { visitor: Visitor; secret: string; key?: string | null };

/**
 * An order for somebody who may see it (decisions, "Orders"): the customer it belongs to, the browser that placed it,
 * or whoever has the signed link of its mail.
 * @throws AppError `not_found` for everybody else, so that nobody learns which orders exist
 */
export async function readOrder(ctx: ShopContext, orderId: string, reader: OrderReader): Promise<OrderView> {
  const order = await loadOrder(ctx, orderId);
  if (order && (holdsKey(ctx, orderId, reader) || (await isOwner(ctx, orderId, reader.visitor))))
    return order;
  throw new AppError("not_found", "We couldn't find this order.");
}

function holdsKey(ctx: ShopContext, orderId: string, { secret, key }: OrderReader): boolean {
  return Boolean(key) && isOrderKey(secret, { shopId: ctx.shop.id, orderId }, key ?? "");
}

async function isOwner(ctx: ShopContext, orderId: string, visitor: Visitor): Promise<boolean> {
  const [owner] = await ctx.db
    .select({ customerId: orders.customerId, sessionHash: orders.sessionHash })
    .from(orders)
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, orderId)));
  if (!owner) return false;
  const isCustomer = owner.customerId !== null && owner.customerId === visitor.customer?.id;
  return isCustomer || (owner.sessionHash !== null && owner.sessionHash === visitor.sessionHash);
}
