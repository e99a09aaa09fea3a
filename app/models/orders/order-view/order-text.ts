// @public

import { english } from "~/models/platform/texts/format-message";
import { addressLines } from "../../accounts/address/address-lines";
import { pickupText } from "../../marketplace/pickup-place";
import { formatMoney } from "../../platform/money/format-money";
import { dueRows, totalRows } from "../../selling/cart-summary/total-rows";
import { orderStatusLabels } from "../../selling/checkout/order-status";
import { owedText } from "../payment/owed-text";
import { refundPartsText } from "../payment/refund-parts";
import { returnText } from "../return-request/return-text";
import { shippedQty } from "../states/is-delivered";
import { lineName } from "./line-detail";
import { lineTotalText } from "./line-total";
import { discountText } from "./order-discounts";
import type { OrderView } from "./order-view";

/** An order as lines of text, for the command line. */
export function orderText(order: OrderView): string[] {
  const money = (minor: number) => formatMoney(minor, order.currency);
  const known = { shipping: true, tax: true, needsShipping: order.shippingAddress !== null };
  return [
    `Order ${order.incrementId}: ${orderStatusLabels[order.status]}, ${order.createdAtText}, ${order.email}`,
    ...(order.sellerName ? [`  Sold by ${order.sellerName}`] : []),
    "",
    ...order.lines.map((line) => {
      const sent = shippedQty(order, line.id);
      const shipped = sent > 0 ? `, ${sent} shipped` : "";
      const canceled = line.canceledQty > 0 ? `, ${line.canceledQty} canceled` : "";
      return `  ${line.qty} x ${line.sku}  ${lineName(line)}  ${lineTotalText(line, order.currency)}${shipped}${canceled}`;
    }),
    "",
    ...totalRows(english, order, known).map((row) => `  ${row.label}: ${money(row.amountMinor)}`),
    ...order.discounts
      .filter(({ from }) => from !== "")
      .map((discount) => `  Discount ${discountText(discount, order.currency)}`),
    `  Total: ${money(order.grandTotalMinor)}`,
    ...dueRows(english, order).map((row) => `  ${row.label}: ${money(row.amountMinor)}`),
    ...order.refunds.map(({ amountMinor, refundedOnText, parts, isOfEdit }) => {
      const to = parts.length > 0 ? ` (${refundPartsText(parts, order.currency)})` : "";
      return `  ${isOfEdit ? "Refunded by an edit" : "Refunded"} ${refundedOnText}: ${money(amountMinor)}${to}`;
    }),
    ...order.returns.flatMap((request) => returnText(order, request)),
    ...[owedText(order.money, order.currency)].filter(Boolean).map((text) => `  ${text}`),
    `  Payment: ${order.paymentMethodTitle}${order.money.isAuthorized ? ", authorized and not taken yet" : ""}`,
    "",
    ...(order.shippingAddress
      ? [
          order.pickup
            ? `  ${order.shippingMethodTitle}. ${pickupText(order.pickup)}`
            : `  ${order.shippingMethodTitle} to ${addressLines(order.shippingAddress).join(", ")}`,
        ]
      : []),
    `  Billing: ${addressLines(order.billingAddress).join(", ")}`,
    ...(order.customerNote ? [`  Note: ${order.customerNote}`] : []),
    "",
    ...order.events.map(
      ({ atText, toStatus, note }) => `  ${atText}  ${orderStatusLabels[toStatus]}${note ? `: ${note}` : ""}`,
    ),
  ];
}
