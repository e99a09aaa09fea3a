// @public

import { and, eq, ne } from "drizzle-orm";
import type {
  LineWithReturns,
  OrderReturn,
  ReturnableOrder,
} from "~/models/orders/return-request/order-return";
import { sumAdjustments } from "~/models/selling/pricing/adjustment";
import { orderItems } from "~/tables/orders/orders";
import { refunds } from "~/tables/orders/payments";
import { isGiftCardLine } from "../../payments/ledger/book-sale.server";
import { readSellerTerms } from "../../payments/payouts/read-seller-terms.server";
import type { OrderRow } from "../../selling/held-order";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * An order with its lines, and what went back or is going back of each (docs/rules/order-returns.md). The
 * order must be locked.
 */
export async function readReturnableOrder(
  ctx: ShopContext,
  order: OrderRow,
): Promise<{ order: ReturnableOrder; lines: LineWithReturns[] }> {
  const ofOrder = and(eq(orderItems.tenantId, ctx.tenant.id), eq(orderItems.orderId, order.id));
  const rows = await ctx.db
    .select({ line: orderItems, isGiftCard: isGiftCardLine })
    .from(orderItems)
    .where(ofOrder)
    .orderBy(orderItems.id);
  const returned = await readReturned(ctx, order.id);
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
    lines: rows.map(({ line, isGiftCard }) => ({
      ...line,
      isGiftCard,
      refundedQty: countPieces(returned, line.id),
    })),
  };
}

/** What refunds by line paid back of an order, or are to. */
async function readReturned(ctx: ShopContext, orderId: string): Promise<OrderReturn[]> {
  const made = await ctx.db
    .select({ returned: refunds.returned })
    .from(refunds)
    .where(
      and(eq(refunds.tenantId, ctx.tenant.id), eq(refunds.orderId, orderId), ne(refunds.status, "failed")),
    );
  return made.flatMap(({ returned }) => (typeof returned === "object" && returned ? [returned] : []));
}

/** How many pieces of each line of an order were paid back, or are to be. */
export async function readRefundedQty(
  ctx: ShopContext,
  orderId: string,
): Promise<(lineId: number) => number> {
  const returned = await readReturned(ctx, orderId);
  return (lineId) => countPieces(returned, lineId);
}

const countPieces = (returned: readonly OrderReturn[], lineId: number): number =>
  returned
    .flatMap(({ pieces }) => pieces)
    .reduce((sum, { orderItemId, qty }) => (orderItemId === lineId ? sum + qty : sum), 0);
