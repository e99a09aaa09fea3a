import { english } from "~/models/platform/texts/format-message";
import { addressLines } from "../../accounts/address/address-lines";
import { invoiceTaxes } from "../../orders/invoice/invoice";
import { lineDetail } from "../../orders/order-view/line-detail";
import type { OrderLineView, OrderView, ShipmentView } from "../../orders/order-view/order-view";
import { owedText } from "../../orders/payment/owed-text";
import { refundPartsText } from "../../orders/payment/refund-parts";
import { qtyLeft, shippedQty } from "../../orders/states/is-delivered";
import { formatMoney } from "../../platform/money/format-money";
import { dueRows, totalRows } from "../../selling/cart-summary/total-rows";
import type { Adjustment } from "../../selling/pricing/adjustment";
import type { OrderPageLine } from "./order-page";

/** The lines of an order as its page shows them. @param keptQtyOf pieces of a line that were not paid back */
export const orderPageLines = (order: OrderView, keptQtyOf: (lineId: number) => number): OrderPageLine[] =>
  order.lines.map((line) => ({
    id: line.id,
    sku: line.sku,
    name: line.name,
    detail: lineDetail(line),
    href: line.slug ? `/${line.slug}` : null,
    imageUrl: line.imageUrl,
    qty: line.qty,
    priceText: formatMoney(line.priceMinor, order.currency),
    sumText: line.isFree ? "Free" : formatMoney(line.rowTotalMinor, order.currency),
    states: lineStates(order, line),
    openQty: qtyLeft(order, line),
    keptQty: Math.max(0, keptQtyOf(line.id)),
  }));

function lineStates(order: OrderView, line: OrderLineView): string[] {
  const sent = shippedQty(order, line.id);
  const word = order.pickup ? "ready" : "sent";
  return [
    sent > 0 ? `${sent} ${word}` : "",
    line.canceledQty > 0 ? `${line.canceledQty} canceled` : "",
    line.backorderedQty > 0 ? `${line.backorderedQty} on backorder` : "",
    line.arrivalText,
  ].filter(Boolean);
}

/** The sums of an order with each discount and tax by its name, so that they add up by eye. */
export function orderSums(
  order: OrderView,
  adjustments: readonly Adjustment[],
): { label: string; text: string; isStrong: boolean }[] {
  const money = (minor: number) => formatMoney(minor, order.currency);
  const known = { shipping: true, tax: true, needsShipping: order.shippingAddress !== null };
  const taxes = invoiceTaxes(adjustments);
  // Taxes follow by what was charged, which says whether the prices contain them.
  const rows = totalRows(english, order, known).flatMap((row) =>
    row.kind === "tax" && taxes.length > 0
      ? []
      : [{ label: row.label, text: money(row.amountMinor), isStrong: false }],
  );
  return [
    ...rows,
    ...taxes.map(({ title, amountMinor, isContained }) => ({
      label: isContained ? `${title} (included)` : title,
      text: money(amountMinor),
      isStrong: false,
    })),
    { label: "Total", text: money(order.grandTotalMinor), isStrong: true },
    ...dueRows(english, order).map((row) => ({
      label: row.label,
      text: money(row.amountMinor),
      isStrong: false,
    })),
    ...order.refunds.map(({ amountMinor, refundedOnText, parts, isOfEdit }) => ({
      label: `${isOfEdit ? "Refunded by an edit" : "Refunded"} ${refundedOnText}${parts.length > 0 ? ` (${refundPartsText(parts, order.currency)})` : ""}`,
      text: money(-amountMinor),
      isStrong: false,
    })),
  ];
}

/** A parcel of an order as its page shows it. */
export function parcelView(order: OrderView, parcel: ShipmentView) {
  const named = parcel.pieces.map(({ lineId, qty }) => {
    const line = order.lines.find(({ id }) => id === lineId);
    return `${qty} × ${line?.sku ?? ""}`;
  });
  const { id, carrierName: title, trackingNumber, trackingUrl } = parcel;
  const isPickup = order.pickup !== null;
  const done = parcel.deliveredOnText
    ? `, ${isPickup ? "collected" : "delivered"} ${parcel.deliveredOnText}`
    : "";
  return {
    id,
    title,
    tracking: trackingNumber ? { text: trackingNumber, url: trackingUrl } : null,
    facts: `${isPickup ? "Ready" : "Sent"} ${parcel.shippedOnText}${done}`,
    pieces: named.join(", "),
  };
}

/** Where an order goes, and how. */
export const deliveryView = (order: OrderView) =>
  order.shippingAddress === null
    ? null
    : {
        title: order.shippingMethodTitle,
        lines: order.pickup
          ? [order.pickup.address, order.pickup.note].filter(Boolean)
          : addressLines(order.shippingAddress),
      };

/** What its shopper is owed, in words; empty for nothing. */
export const owedLine = (order: OrderView): string => owedText(order.money, order.currency) ?? "";
