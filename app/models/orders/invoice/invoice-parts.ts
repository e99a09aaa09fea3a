import { addressLines } from "../../accounts/address/address-lines";
import { formatMoney } from "../../platform/money/format-money";
import type { Minor } from "../../platform/money/money";
import type { Translate } from "../../platform/texts/message";
import { discountRows } from "../../selling/cart-summary/total-rows";
import type { OrderView } from "../order-view/order-view";
import type { InvoiceLegal, InvoiceView } from "./invoice";
import { invoiceLaw } from "./invoice-law";
import { saidTax, taxLabel } from "./tax-label";
import type { TaxedRow } from "./taxed-row";
import { taxSums } from "./taxed-rows";

/** An invoice with its order, and who it is from. `soldBy` is empty outside of marketplaces. */
export type WholeInvoice = {
  order: OrderView;
  invoice: InvoiceView;
  seller: string[];
  soldBy: string[];
  note: string;
  legal: InvoiceLegal;
  /** With the taxes of each. */
  rows: readonly TaxedRow[];
};

/** Who an invoice names, line by line: from, to, and where it went (rule orders-11). */
export function invoiceParties(
  t: Translate,
  { order, seller, soldBy }: Pick<WholeInvoice, "order" | "seller" | "soldBy">,
): { title: string; lines: string[] }[] {
  const { pickup, shippingAddress, billingAddress, email } = order;
  return [
    { title: t("From||who sells"), lines: seller },
    ...(soldBy.length > 0 ? [{ title: t("Sold by"), lines: soldBy }] : []),
    { title: t("To||who buys"), lines: [...addressLines(billingAddress), email, ...businessLines(t, order)] },
    ...(pickup
      ? [{ title: t("Picked up at"), lines: [pickup.address] }]
      : shippingAddress
        ? [{ title: t("Delivery"), lines: addressLines(shippingAddress) }]
        : []),
  ];
}

/** What an invoice says of a business that buys (rule orders-29). */
const businessLines = (t: Translate, { business }: OrderView): string[] =>
  [
    business?.vatNumber ? t("VAT number {number}", { number: business.vatNumber }) : "",
    business?.reference ? t("Your reference: {reference}", { reference: business.reference }) : "",
  ].filter(Boolean);

/** A row of an invoice's sums, minor units. */
export type InvoiceSum = { label: string; amountMinor: Minor; isTotal: boolean };

/** The sums of an invoice in the order they are printed; what does not apply has no row (rule orders-11). */
export function invoiceSums(
  t: Translate,
  order: OrderView,
  { invoice: { taxes }, legal, rows }: Pick<WholeInvoice, "invoice" | "legal" | "rows">,
): InvoiceSum[] {
  const refundedMinor = order.refunds
    .filter(({ isOfEdit }) => !isOfEdit)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const sum = (label: string, amountMinor: Minor, isTotal = false) => ({ label, amountMinor, isTotal });
  const { discounts, deliveryMinor } = discountRows(t, order);
  const applied = [
    ...discounts.map(({ label, amountMinor }) => sum(label, amountMinor)),
    sum(t("Shipping"), order.shippingMinor + deliveryMinor),
    sum(t("Shipping fee"), order.shippingFeeMinor),
    ...(invoiceLaw(legal.country) && rows.length > 0
      ? taxSums(rows).map((tax) =>
          sum(taxLabel(t, tax, formatMoney(tax.baseMinor, order.currency)), tax.amountMinor),
        )
      : taxes.map(({ title, amountMinor, isContained }) =>
          sum(
            isContained ? t("{tax} (included)", { tax: saidTax(t, title) }) : saidTax(t, title),
            amountMinor,
          ),
        )),
    sum(t("Total"), order.grandTotalMinor, true),
    sum(t("Gift cards and store credit"), 0 - order.redeemedMinor),
    sum(t("Refunded"), 0 - refundedMinor),
  ].filter(({ amountMinor, isTotal }) => amountMinor !== 0 || isTotal);
  return [sum(t("Subtotal"), order.subtotalMinor), ...applied];
}
