import { and, asc, eq } from "drizzle-orm";
import { formatDateTime } from "~/models/date/format-date";
import type { OrderView } from "~/models/order-view/order-view";
import { bankDetails } from "~/models/payment/bank-account";
import { orderEvents, orderItems, orders } from "../db/schema";
import type { ShopContext } from "../shop-context.server";

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A placed order of this shop, or null. It does not check rights: pages use `readOrder`. */
export async function loadOrder(ctx: ShopContext, orderId: string): Promise<OrderView | null> {
  if (!isUuid.test(orderId)) return null;
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, orderId)));
  if (!order) return null;
  const lines = await ctx.db
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.tenantId, ctx.tenant.id), eq(orderItems.orderId, orderId)))
    .orderBy(asc(orderItems.id));
  const events = await ctx.db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.tenantId, ctx.tenant.id), eq(orderEvents.orderId, orderId)))
    .orderBy(asc(orderEvents.id));
  const textOf = (at: Date) => formatDateTime(at, ctx.shop.settings.general.time_zone);
  const { account } = order.paymentMethod;
  return {
    id: order.id,
    incrementId: order.incrementId,
    status: order.status,
    currency: order.currency,
    email: order.email,
    createdAt: order.createdAt.toISOString(),
    createdAtText: textOf(order.createdAt),
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    shippingMethodTitle: order.shippingMethod?.title ?? "",
    paymentMethodTitle: order.paymentMethod.title,
    paymentInstructions: order.paymentMethod.instructions,
    bankDetails: order.status === "pending" && account ? bankDetails(account, order.incrementId) : [],
    customerNote: order.customerNote,
    lines: lines.map(lineView),
    subtotalMinor: order.subtotalMinor,
    discountMinor: order.discountMinor,
    shippingMinor: order.shippingMinor,
    shippingFeeMinor: order.shippingFeeMinor,
    taxMinor: order.taxMinor,
    otherTax: order.otherTax,
    grandTotalMinor: order.grandTotalMinor,
    redeemedMinor: order.redeemedMinor,
    totalDueMinor: order.totalDueMinor,
    events: events.map(({ toStatus, note, createdAt }) => ({
      toStatus,
      note,
      at: createdAt.toISOString(),
      atText: textOf(createdAt),
    })),
  };
}

function lineView(line: typeof orderItems.$inferSelect): OrderView["lines"][number] {
  const { id, sku, name, variationText, choiceTexts, slug, imageUrl } = line;
  const { qty, backorderedQty, priceMinor, rowTotalMinor } = line;
  const named = { id, sku, name, variationText, choiceTexts, slug, imageUrl };
  return { ...named, qty, backorderedQty, priceMinor, rowTotalMinor };
}
