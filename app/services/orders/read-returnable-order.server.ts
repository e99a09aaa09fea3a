import { and, eq, ne } from "drizzle-orm";
import type { ReturnableLine, ReturnableOrder } from "~/models/order-return/order-return";
import { sumAdjustments } from "~/models/pricing/adjustment";
import { orderItems, refunds } from "../db/schema";
import { isGiftCardLine } from "../ledger/book-sale.server";
import { readSellerTerms } from "../ledger/read-seller-terms.server";
import type { ShopContext } from "../shop-context.server";
import type { OrderRow } from "./with-order-locks.server";

/** An order with its lines, and what went back or is going back of each (docs/rules/order-returns.md). The order must be locked. */
export async function readReturnableOrder(
  ctx: ShopContext,
  order: OrderRow,
): Promise<{ order: ReturnableOrder; lines: ReturnableLine[] }> {
  const ofOrder = and(eq(orderItems.tenantId, ctx.tenant.id), eq(orderItems.orderId, order.id));
  const rows = await ctx.db
    .select({ line: orderItems, isGiftCard: isGiftCardLine })
    .from(orderItems)
    .where(ofOrder)
    .orderBy(orderItems.id);
  const made = await ctx.db
    .select({ returned: refunds.returned })
    .from(refunds)
    .where(
      and(eq(refunds.tenantId, ctx.tenant.id), eq(refunds.orderId, order.id), ne(refunds.status, "failed")),
    );
  const returned = made.flatMap(({ returned }) =>
    returned && returned !== "canceled lines" ? [returned] : [],
  );
  const refundedQty = (lineId: number) =>
    returned
      .flatMap(({ pieces }) => pieces)
      .reduce((sum, { orderItemId, qty }) => (orderItemId === lineId ? sum + qty : sum), 0);
  const { paysShopDiscounts } = await readSellerTerms(ctx, order);
  const promoted = order.adjustments.filter(({ paidBy }) => paysShopDiscounts && paidBy === null);
  return {
    order: {
      shippingMinor: order.shippingMinor,
      shippingFeeMinor: order.shippingFeeMinor,
      adjustments: order.adjustments,
      deliveryPromotionMinor: 0 - sumAdjustments(promoted, { stages: ["shipping_discount"] }),
      deliveryRefundedMinor: returned.reduce((sum, { deliveryMinor }) => sum + deliveryMinor, 0),
    },
    lines: rows.map(({ line, isGiftCard }) => ({ ...line, isGiftCard, refundedQty: refundedQty(line.id) })),
  };
}
