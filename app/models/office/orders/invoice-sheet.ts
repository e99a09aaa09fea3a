import { invoiceParties, invoiceSums, type WholeInvoice } from "../../orders/invoice/invoice-parts";
import { lineDetail } from "../../orders/order-view/line-detail";
import { formatMoney } from "../../platform/money/format-money";

/** An invoice as the office prints it, all as text. */
export type InvoiceSheet = {
  number: string;
  about: string;
  parties: { title: string; lines: string[] }[];
  lines: { id: number; name: string; detail: string; qty: number; priceText: string; sumText: string }[];
  sums: { label: string; text: string; isTotal: boolean }[];
  notes: string[];
};

/** An invoice of an order as a sheet, with what the shopper's own page says (rule orders-11). */
export function invoiceSheet(whole: WholeInvoice): InvoiceSheet {
  const { order, invoice, note } = whole;
  const money = (minor: number) => formatMoney(minor, order.currency);
  return {
    number: invoice.number,
    about: `${invoice.issuedOnText} · Order ${order.incrementId} of ${invoice.orderedOnText}`,
    parties: invoiceParties(whole),
    lines: order.lines.map((line) => ({
      id: line.id,
      name: line.name,
      detail: [line.sku, lineDetail(line)].filter(Boolean).join(" · "),
      qty: line.qty,
      priceText: money(line.priceMinor),
      sumText: money(line.rowTotalMinor),
    })),
    sums: invoiceSums(order, invoice).map(({ label, amountMinor, isTotal }) => ({
      label,
      text: money(amountMinor),
      isTotal,
    })),
    notes: [invoice.taxExemption, `Payment: ${order.paymentMethodTitle}`, note].filter(Boolean),
  };
}
