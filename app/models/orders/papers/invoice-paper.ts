import { formatMoney } from "../../platform/money/format-money";
import type { Paper } from "../../platform/paper/paper";
import { invoiceParties, invoiceSums, type WholeInvoice } from "../invoice/invoice-parts";
import { lineDetail } from "../order-view/line-detail";

/** What an invoice of an order says, wherever it is read (rule orders-11). */
export function invoicePaper(whole: WholeInvoice, shopName: string): Paper {
  const { order, invoice, note } = whole;
  const money = (minor: number) => formatMoney(minor, order.currency);
  return {
    shopName,
    title: `Invoice ${invoice.number}`,
    about: `${invoice.issuedOnText} · Order ${order.incrementId} of ${invoice.orderedOnText}`,
    parties: invoiceParties(whole),
    columns: [
      { label: "Item", kind: "item" },
      { label: "Quantity", kind: "number" },
      { label: "Price", kind: "number" },
      { label: "Amount", kind: "number" },
    ],
    rows: order.lines.map((line) => ({
      id: String(line.id),
      cells: [line.name, String(line.qty), money(line.priceMinor), money(line.rowTotalMinor)],
      detail: [line.sku, lineDetail(line)].filter(Boolean).join(" · "),
    })),
    emptyText: "",
    sums: invoiceSums(order, invoice).map(({ label, amountMinor, isTotal }) => ({
      label,
      text: money(amountMinor),
      isTotal,
    })),
    notes: [invoice.taxExemption, `Payment: ${order.paymentMethodTitle}`, note].filter(Boolean),
  };
}
