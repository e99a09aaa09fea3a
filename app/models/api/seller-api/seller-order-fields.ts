import type { OrderView } from "../../orders/order-view/order-view";

/**
 * The fields of an order in the seller API (rule seller-api-4): lines, address or pickup, totals, shipments,
 * refunds and returns. Amounts in minor units of `currency`, moments UTC ISO.
 */
export const sellerOrderFields = (order: OrderView) => ({
  increment_id: order.incrementId,
  status: order.status,
  currency: order.currency,
  created_at: order.createdAt,
  email: order.email,
  shipping_address: order.shippingAddress,
  shipping_method: order.shippingMethodTitle,
  pickup: order.pickup,
  note: order.customerNote,
  lines: order.lines.map((line) => ({
    sku: line.sku,
    name: line.name,
    variation: line.variationText,
    choices: line.choiceTexts,
    qty: line.qty,
    canceled_qty: line.canceledQty,
    delivery_estimate: line.arrivalText,
    price_minor: line.priceMinor,
    row_total_minor: line.rowTotalMinor,
  })),
  totals: {
    subtotal_minor: order.subtotalMinor,
    discount_minor: order.discountMinor,
    shipping_minor: order.shippingMinor + order.shippingFeeMinor,
    tax_minor: order.taxMinor,
    grand_total_minor: order.grandTotalMinor,
  },
  shipments: order.shipments.map(({ carrierName, trackingNumber, shippedAt, pieces }) => ({
    carrier: carrierName,
    tracking_number: trackingNumber,
    shipped_at: shippedAt,
    lines: pieces.map(({ lineId, qty }) => ({
      sku: order.lines.find(({ id }) => id === lineId)?.sku ?? "",
      qty,
    })),
  })),
  refunds: order.refunds.map(({ amountMinor }) => ({ amount_minor: amountMinor })),
  refunded_minor: order.money.refundedMinor,
  returns: order.returns.map(({ number, status }) => ({ number, status })),
});
