import { lineName } from "../../orders/order-view/line-detail";
import type { OrderView } from "../../orders/order-view/order-view";
import { absoluteUrl } from "../../platform/page/absolute-url";
import type { OrderStatus } from "../../selling/checkout/order-status";
import { type OrderAdjustment, orderAdjustments } from "../purchase/order-adjustments";
import { type LineProgress, orderProgress, orderTotals, pieceReferences } from "../purchase/order-progress";
import { purchaseTotals } from "../purchase/purchase-totals";
import { acpAddress } from "./acp-address";
import { sessionTotals } from "./session-answer";

/** What an order is told with besides itself. */
export type AcpOrderFacts = {
  sessionId: string;
  permalink: string;
  origin: string;
  /** The line of the session that an order's line comes from, by SKU. */
  lineIds: ReadonlyMap<string, string>;
};

const statuses: Record<OrderStatus, string> = {
  pending: "created",
  pending_payment: "created",
  processing: "confirmed",
  packing: "processing",
  complete: "completed",
  closed: "completed",
  canceled: "canceled",
};

/** A whole order in the words of the protocol, as its events tell it (rule agents-16). */
export function acpOrder(order: OrderView, facts: AcpOrderFacts) {
  const progress = orderProgress(order, facts.lineIds);
  const rows = purchaseTotals(orderTotals(order), order.shippingMethodTitle !== "");
  const refundedMinor = order.refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return {
    type: "order",
    id: order.id,
    checkout_session_id: facts.sessionId,
    order_number: order.incrementId,
    permalink_url: facts.permalink,
    status: statusOf(order, progress),
    line_items: progress.map((line) => lineOf(line, facts.origin)),
    fulfillments: fulfillmentsOf(order, progress),
    adjustments: orderAdjustments(order, progress).map((one) => adjustmentOf(one, order.currency)),
    totals: [
      ...sessionTotals(rows),
      ...(refundedMinor === 0
        ? []
        : [{ type: "amount_refunded", display_text: "Refunded", amount: refundedMinor }]),
    ],
  };
}

/** An order of which every piece left is shipped until its parcels have arrived. */
function statusOf({ status, shipments }: OrderView, progress: readonly LineProgress[]): string {
  const left = progress.filter(({ total }) => total > 0);
  const isSent = left.length > 0 && left.every((line) => line.status === "fulfilled");
  const isOnItsWay = shipments.some(({ deliveredAt }) => deliveredAt === null);
  return status !== "canceled" && isSent && isOnItsWay ? "shipped" : statuses[status];
}

const lineOf = ({ line, id, total, fulfilled, status }: LineProgress, origin: string) => ({
  id,
  title: lineName(line),
  product_id: line.sku,
  ...(line.imageUrl === "" ? {} : { image_url: absoluteUrl(origin, line.imageUrl) }),
  quantity: { ordered: line.qty, current: total, fulfilled },
  unit_price: line.priceMinor,
  subtotal: line.rowTotalMinor,
  status,
});

function fulfillmentsOf(order: OrderView, progress: readonly LineProgress[]) {
  const destination = order.shippingAddress ? { destination: acpAddress(order.shippingAddress) } : {};
  return order.shipments.map((shipment) => {
    const { id, shippedAt, deliveredAt, trackingNumber, trackingUrl, carrierName } = shipment;
    return {
      id,
      type: order.pickup ? "pickup" : "shipping",
      status: deliveredAt === null ? "shipped" : "delivered",
      line_items: pieceReferences(progress, shipment.pieces),
      ...(carrierName === "" ? {} : { carrier: carrierName }),
      ...(trackingNumber === "" ? {} : { tracking_number: trackingNumber }),
      ...(trackingUrl === null ? {} : { tracking_url: trackingUrl }),
      ...destination,
      events: [
        { id: `${id}-sent`, type: "shipped", occurred_at: shippedAt },
        ...(deliveredAt === null ? [] : [{ id: `${id}-came`, type: "delivered", occurred_at: deliveredAt }]),
      ],
    };
  });
}

const adjustmentOf = (
  { id, type, at, status, pieces, amountMinor, note }: OrderAdjustment,
  currency: string,
) => ({
  id,
  type,
  occurred_at: at,
  status,
  ...(pieces.length === 0 ? {} : { line_items: pieces }),
  ...(amountMinor === null ? {} : { amount: amountMinor, currency: currency.toLowerCase() }),
  ...(note === "" ? {} : { description: note }),
});
