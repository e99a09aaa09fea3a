import { formatMoney } from "../../platform/money/format-money";
import type { Paper } from "../../platform/paper/paper";
import type { Translate } from "../../platform/texts/message";
import { exemptionText } from "../invoice/invoice";
import { invoiceParties, invoiceSums, type WholeInvoice } from "../invoice/invoice-parts";
import { invoiceTitle, legalNotes, markedName } from "../invoice/legal-texts";
import { lineDetail } from "../order-view/line-detail";

/** What an invoice of an order says, wherever it is read (rule orders-11). */
export function invoicePaper(t: Translate, whole: WholeInvoice, shopName: string): Paper {
  const { order, invoice, note } = whole;
  const money = (minor: number) => formatMoney(minor, order.currency);
  return {
    shopName,
    title: invoiceTitle(t, whole),
    about: t("{day} · Order {number} of {orderedOn}", {
      day: invoice.issuedOnText,
      number: order.incrementId,
      orderedOn: invoice.orderedOnText,
    }),
    parties: invoiceParties(t, whole),
    columns: [
      { label: t("Item||of a paper"), kind: "item" },
      { label: t("Quantity"), kind: "number" },
      { label: t("Price"), kind: "number", isSpare: true },
      { label: t("Amount"), kind: "number" },
    ],
    rows: order.lines.map((line) => ({
      id: String(line.id),
      cells: [
        markedName(line.name, line.id, whole),
        String(line.qty),
        money(line.priceMinor),
        money(line.rowTotalMinor),
      ],
      detail: [line.sku, lineDetail(line)].filter(Boolean).join(" · "),
    })),
    emptyText: "",
    sums: invoiceSums(t, order, whole).map(({ label, amountMinor, isTotal }) => ({
      label,
      text: money(amountMinor),
      isTotal,
    })),
    notes: [
      exemptionText(t, invoice.taxExemption),
      ...legalNotes(t, whole),
      t("Payment: {payment}", { payment: order.paymentMethodTitle }),
      note,
    ].filter(Boolean),
  };
}
