import { formatMoney } from "../../platform/money/format-money";
import type { Paper } from "../../platform/paper/paper";
import type { Translate } from "../../platform/texts/message";
import { exemptionText } from "../invoice/invoice";
import { invoiceLaw } from "../invoice/invoice-law";
import { invoiceParties, invoiceSums, type WholeInvoice } from "../invoice/invoice-parts";
import { invoiceTitle, legalNotes, markedName } from "../invoice/legal-texts";
import { unitNetMinor } from "../invoice/taxed-rows";
import { lineDetail } from "../order-view/line-detail";
import type { OrderView } from "../order-view/order-view";

/** What an invoice of an order says, wherever it is read (rule orders-11). */
export function invoicePaper(t: Translate, whole: WholeInvoice, shopName: string): Paper {
  const { order, invoice, note } = whole;
  const money = (minor: number) => formatMoney(minor, order.currency);
  const saysNet = invoiceLaw(whole.legal.country)?.saysUnitNet ?? false;
  const netOf = (line: OrderView["lines"][number]) =>
    unitNetMinor(
      line.priceMinor,
      whole.rows.find(({ lineId }) => lineId === line.id),
    );
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
      ...(saysNet
        ? [{ label: t("Price without tax"), kind: "number" as const, isSpare: true as const }]
        : []),
      { label: t("Amount"), kind: "number" },
    ],
    rows: order.lines.map((line) => ({
      id: String(line.id),
      cells: [
        markedName(line.name, line.id, whole),
        String(line.qty),
        money(line.priceMinor),
        ...(saysNet ? [money(netOf(line))] : []),
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
