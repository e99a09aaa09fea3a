import { english } from "~/models/platform/texts/format-message";
import { addressLines } from "../../accounts/address/address-lines";
import type { Minor } from "../../platform/money/money";
import { discountRows } from "../../selling/cart-summary/total-rows";
import type { OrderView } from "../order-view/order-view";
import type { InvoiceView } from "./invoice";

/** An invoice with its order, and who it is from. `soldBy` is empty outside of marketplaces. */
export type WholeInvoice = {
  order: OrderView;
  invoice: InvoiceView;
  seller: string[];
  soldBy: string[];
  note: string;
};

/** Who an invoice names, line by line: from, to, and where it went (rule orders-11). */
export function invoiceParties({
  order,
  seller,
  soldBy,
}: Pick<WholeInvoice, "order" | "seller" | "soldBy">): { title: string; lines: string[] }[] {
  const { pickup, shippingAddress, billingAddress, email } = order;
  return [
    { title: "From", lines: seller },
    ...(soldBy.length > 0 ? [{ title: "Sold by", lines: soldBy }] : []),
    { title: "To", lines: [...addressLines(billingAddress), email] },
    ...(pickup
      ? [{ title: "Picked up at", lines: [pickup.address] }]
      : shippingAddress
        ? [{ title: "Delivery", lines: addressLines(shippingAddress) }]
        : []),
  ];
}

/** A row of an invoice's sums, minor units. */
export type InvoiceSum = { label: string; amountMinor: Minor; isTotal: boolean };

/** The sums of an invoice in the order they are printed; what does not apply has no row (rule orders-11). */
export function invoiceSums(order: OrderView, { taxes }: Pick<InvoiceView, "taxes">): InvoiceSum[] {
  const refundedMinor = order.refunds
    .filter(({ isOfEdit }) => !isOfEdit)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const sum = (label: string, amountMinor: Minor, isTotal = false) => ({ label, amountMinor, isTotal });
  const { discounts, deliveryMinor } = discountRows(english, order);
  return [
    sum("Subtotal", order.subtotalMinor),
    ...discounts.map(({ label, amountMinor }) => sum(label, amountMinor)),
    sum("Shipping", order.shippingMinor + deliveryMinor),
    sum("Shipping fee", order.shippingFeeMinor),
    ...taxes.map(({ title, amountMinor, isContained }) =>
      sum(isContained ? `${title} (included)` : title, amountMinor),
    ),
    sum("Total", order.grandTotalMinor, true),
    sum("Gift cards and store credit", 0 - order.redeemedMinor),
    sum("Refunded", 0 - refundedMinor),
  ].filter(({ label, amountMinor, isTotal }) => amountMinor !== 0 || isTotal || label === "Subtotal");
}
