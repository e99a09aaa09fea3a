import { and, asc, eq } from "drizzle-orm";
import type { TaxedRow } from "~/models/orders/invoice/taxed-row";
import { orderRows } from "~/models/orders/invoice/taxed-rows";
import { orderItems, orders } from "~/tables/orders/orders";
import { isGiftCardLine } from "../../payments/ledger/book-sale.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** The rows of an order's invoice with the taxes of each (rule orders-28). */
export async function readTaxedRows(ctx: ShopContext, orderId: string): Promise<TaxedRow[]> {
  const [order] = await ctx.db
    .select({
      shippingMinor: orders.shippingMinor,
      shippingFeeMinor: orders.shippingFeeMinor,
      adjustments: orders.adjustments,
    })
    .from(orders)
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, orderId)));
  if (!order) return [];
  const lines = await ctx.db
    .select({ item: orderItems, isGiftCard: isGiftCardLine })
    .from(orderItems)
    .where(and(eq(orderItems.tenantId, ctx.tenant.id), eq(orderItems.orderId, orderId)))
    .orderBy(asc(orderItems.id));
  return orderRows(
    order,
    lines.map(({ item, isGiftCard }) => ({ ...item, isGiftCard, key: item.lineId })),
  );
}
