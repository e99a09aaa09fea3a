import { lineName } from "../../orders/order-view/line-detail";
import type { OrderLineView, OrderView } from "../../orders/order-view/order-view";
import { absoluteUrl } from "../../platform/page/absolute-url";
import { purchaseTotals } from "../purchase/purchase-totals";
import type { CapabilityList } from "./capabilities";
import { postalAddress } from "./ucp-address";
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
  const idOf = (line: OrderLineView) => facts.lineIds.get(line.sku) ?? `item_${line.id}`;
  const sentOf = (lineId: number) =>
    order.shipments
      .flatMap(({ pieces }) => pieces)
      .reduce((sum, p) => sum + (p.lineId === lineId ? p.qty : 0), 0);
  const piecesOf = (pieces: OrderView["shipments"][number]["pieces"]) =>
    pieces.flatMap(({ lineId, qty }) => {
      const line = order.lines.find(({ id }) => id === lineId);
      return line ? [{ id: idOf(line), quantity: qty }] : [];
    });
  return {
    ucp: { version: ucpVersion, status: "success", capabilities: facts.capabilities },
    id: order.id,
    label: order.incrementId,
    checkout_id: facts.checkoutId,
    permalink_url: facts.permalink,
    line_items: order.lines.map((line) =>
      lineAnswer(line, idOf(line), { ...order, sent: sentOf(line.id) }, facts),
    ),
    fulfillment: {
      expectations: expectationsOf(order, idOf),
      events: order.shipments.flatMap((shipment) => {
        const event = {
          line_items: piecesOf(shipment.pieces),
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
    adjustments: adjustmentsOf(order),
    currency: order.currency,
    totals: purchaseTotals(
      {
        ...order,
        addedTaxMinor: order.taxes.reduce((sum, tax) => sum + (tax.isContained ? 0 : tax.amountMinor), 0),
      },
      order.shippingMethodTitle !== "",
    ),
    ...(facts.attribution === null ? {} : { attribution: facts.attribution }),
  };
}

function lineAnswer(
  line: OrderLineView,
  id: string,
  { status, sent }: Pick<OrderView, "status"> & { sent: number },
  { origin }: Pick<OrderFacts, "origin">,
) {
  const total = status === "canceled" ? 0 : line.qty - line.canceledQty;
  const fulfilled = Math.min(total, sent);
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
    status: lineStatus(total, fulfilled),
  };
}

/** How far a line is, by its pieces. */
function lineStatus(total: number, fulfilled: number): "removed" | "fulfilled" | "partial" | "processing" {
  if (total === 0) return "removed";
  if (fulfilled === total) return "fulfilled";
  return fulfilled > 0 ? "partial" : "processing";
}

function expectationsOf(order: OrderView, idOf: (line: OrderLineView) => string) {
  const piecesOf = (lines: readonly OrderLineView[]) =>
    lines.map((line) => ({ id: idOf(line), quantity: line.qty }));
  const sent = order.lines.filter(({ needsShipping }) => needsShipping);
  const destination = postalAddress(order.shippingAddress ?? order.billingAddress);
  if (sent.length === 0)
    return [{ id: "exp_1", line_items: piecesOf(order.lines), method_type: "digital", destination }];
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

function adjustmentsOf(order: OrderView) {
  const refunds = order.refunds.map(({ id, amountMinor, refundedAt }) => ({
    id,
    type: "refund",
    occurred_at: refundedAt ?? order.createdAt,
    status: "completed",
    totals: [{ type: "total", amount: -amountMinor }],
  }));
  const canceled = order.events
    .filter(({ toStatus }) => toStatus === "canceled")
    .slice(0, 1)
    .map(({ at, note }) => ({
      id: `${order.id}-canceled`,
      type: "cancellation",
      occurred_at: at,
      status: "completed",
      ...(note === "" ? {} : { description: note }),
    }));
  return [...canceled, ...refunds];
}
