import { formatMoney } from "../../platform/money/format-money";
import type { Minor } from "../../platform/money/money";
import type { Paper } from "../../platform/paper/paper";
import type { Translate } from "../../platform/texts/message";
import type { CreditNoteView } from "../invoice/credit-note";
import { exemptionText } from "../invoice/invoice";
import { invoiceLaw } from "../invoice/invoice-law";
import { invoiceParties, type WholeInvoice } from "../invoice/invoice-parts";
import { creditNoteTitle, legalNotes, markedName } from "../invoice/legal-texts";
import { taxLabel } from "../invoice/tax-label";
import type { TaxedRow } from "../invoice/taxed-row";
import { containedMinor, taxSums } from "../invoice/taxed-rows";

/** What a credit note of an order says (rule orders-27): what goes back is below zero. */
export function creditNotePaper(
  t: Translate,
  whole: WholeInvoice & { creditNote: CreditNoteView },
  shopName: string,
): Paper {
  const { order, invoice, creditNote } = whole;
  const money = (minor: Minor) => formatMoney(0 - minor, order.currency);
  const { rows } = creditNote;
  const saysBases = invoiceLaw(whole.legal.country) !== null;
  const shownMinor = (row: TaxedRow) => row.netMinor + containedMinor(row);
  const lines = rows.filter(({ kind }) => kind !== "delivery");
  const sumOf = (own: readonly TaxedRow[]) => own.reduce((sum, row) => sum + shownMinor(row), 0);
  const deliveryMinor = sumOf(rows.filter(({ kind }) => kind === "delivery"));
  const sum = (label: string, minor: Minor, isTotal = false) => ({ label, text: money(minor), isTotal });
  return {
    shopName,
    title: creditNoteTitle(t, whole),
    about: t("{day} · Corrects invoice {invoice} of {invoicedOn} · Order {number}", {
      day: creditNote.issuedOnText,
      invoice: creditNote.invoiceNumber,
      invoicedOn: creditNote.invoicedOnText || invoice.issuedOnText,
      number: order.incrementId,
    }),
    parties: invoiceParties(t, whole),
    columns: [
      { label: t("Item||of a paper"), kind: "item" },
      { label: t("Quantity"), kind: "number" },
      { label: t("Amount"), kind: "number" },
    ],
    rows: lines.map((row, at) => ({
      id: String(at),
      // A mere amount off a line is about no piece of it.
      cells: [
        markedName(row.name, row.lineId, whole),
        row.qty > 0 ? String(row.qty) : "",
        money(shownMinor(row)),
      ],
      detail: [row.sku, row.detail].filter(Boolean).join(" · "),
    })),
    emptyText: "",
    sums: [
      ...(lines.length > 0 ? [sum(t("Subtotal"), sumOf(lines))] : []),
      ...(deliveryMinor === 0 ? [] : [sum(t("Shipping"), deliveryMinor)]),
      ...taxSums(rows).map((tax) =>
        sum(taxLabel(t, tax, saysBases ? money(tax.baseMinor) : ""), tax.amountMinor),
      ),
      sum(t("Total"), creditNote.totalMinor, true),
    ],
    notes: [exemptionText(t, invoice.taxExemption), ...legalNotes(t, { ...whole, rows }, -1)].filter(Boolean),
  };
}
