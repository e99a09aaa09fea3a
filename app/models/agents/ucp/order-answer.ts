import { lineName } from "../../orders/order-view/line-detail";
import type { OrderView } from "../../orders/order-view/order-view";
import { absoluteUrl } from "../../platform/page/absolute-url";
import { type OrderAdjustment, orderAdjustments } from "../purchase/order-adjustments";
import { type LineProgress, orderProgress, orderTotals, pieceReferences } from "../purchase/order-progress";
import { purchaseTotals } from "../purchase/purchase-totals";
import type { CapabilityList } from "./capabilities";
import { ucpAddress } from "./ucp-address";
import { ucpVersion } from "./ucp-version";

/** What an order is answered with besides itself. */
export type OrderFacts = {
  capabilities: CapabilityList;
  checkoutId: string;
  permalink: string;
  origin: string;
  /** The line of the checkout that an order's line comes from, by SKU. */
  lineIds: ReadonlyMap<string, string>;
  attribution: Record<string, unknown> | null;
};

/** A whole order in the words of the protocol, as it stands now (rule agents-8). */
export function orderAnswer(order: OrderView, facts: OrderFacts) {
  const progress = orderProgress(order, facts.lineIds);
  return {
    ucp: { version: ucpVersion, status: "success", capabilities: facts.capabilities },
    id: order.id,
    label: order.incrementId,
    checkout_id: facts.checkoutId,
    permalink_url: facts.permalink,
    line_items: progress.map((line) => lineAnswer(line, facts)),
    fulfillment: {
      expectations: expectationsOf(order, progress),
      events: order.shipments.flatMap((shipment) => {
        const event = {
          line_items: pieceReferences(progress, shipment.pieces),
          ...(shipment.trackingNumber === "" ? {} : { tracking_number: shipment.trackingNumber }),
          ...(shipment.trackingUrl === null ? {} : { tracking_url: shipment.trackingUrl }),
          carrier: shipment.carrierName,
        };
        const sent = { id: `${shipment.id}-sent`, occurred_at: shipment.shippedAt, type: "shipped" };
        const came = {
          id: `${shipment.id}-came`,
          occurred_at: shipment.deliveredAt ?? "",
          type: "delivered",
        };
        return [{ ...sent, ...event }, ...(shipment.deliveredAt === null ? [] : [{ ...came, ...event }])];
      }),
    },
    adjustments: orderAdjustments(order, progress).map(adjustmentAnswer),
    currency: order.currency,
    totals: purchaseTotals(orderTotals(order), order.shippingMethodTitle !== ""),
    ...(facts.attribution === null ? {} : { attribution: facts.attribution }),
  };
}

function lineAnswer(
  { line, id, total, fulfilled, status }: LineProgress,
  { origin }: Pick<OrderFacts, "origin">,
) {
  return {
    id,
    item: {
      id: line.sku,
      title: lineName(line),
      price: line.priceMinor,
      ...(line.imageUrl === "" ? {} : { image_url: absoluteUrl(origin, line.imageUrl) }),
    },
    quantity: { original: line.qty, total, fulfilled },
    totals: [
      { type: "subtotal", amount: line.rowTotalMinor },
      { type: "total", amount: line.rowTotalMinor },
    ],
    status,
  };
}

function expectationsOf(order: OrderView, progress: readonly LineProgress[]) {
  const piecesOf = (lines: readonly LineProgress[]) =>
    lines.map(({ id, line }) => ({ id, quantity: line.qty }));
  const sent = progress.filter(({ line }) => line.needsShipping);
  const destination = ucpAddress(order.shippingAddress ?? order.billingAddress);
  if (sent.length === 0)
    return [{ id: "exp_1", line_items: piecesOf(progress), method_type: "digital", destination }];
  return [
    {
      id: "exp_1",
      line_items: piecesOf(sent),
      method_type: order.pickup ? "pickup" : "shipping",
      destination,
      description: order.shippingMethodTitle,
    },
  ];
}

/** Quantities and amounts are signed: what the buyer gives back or gets back is less than nothing. */
const adjustmentAnswer = ({ id, type, at, status, pieces, amountMinor, note }: OrderAdjustment) => ({
  id,
  type,
  occurred_at: at,
  status,
  ...(pieces.length === 0
    ? {}
    : { line_items: pieces.map((one) => ({ id: one.id, quantity: -one.quantity })) }),
  ...(amountMinor === null ? {} : { totals: [{ type: "total", amount: -amountMinor }] }),
  ...(note === "" ? {} : { description: note }),
});
