import { type Exchange, exchangedBack } from "../../platform/money/exchange";
import { formatMoney } from "../../platform/money/format-money";
import type { Translate } from "../../platform/texts/message";
import { exemptionKind } from "../../selling/tax/eu-vat-rules";
import { isEuCountry } from "../../shops/markets/eu-countries";
import type { CreditNoteView } from "./credit-note";
import { invoiceLaw } from "./invoice-law";
import type { WholeInvoice } from "./invoice-parts";
import type { TaxedRow } from "./taxed-row";

type Titled = Pick<WholeInvoice, "invoice" | "legal">;

/** What an invoice is called: in some countries it has to say that it is one for tax (rule orders-29). */
export const invoiceTitle = (t: Translate, { invoice: { number }, legal }: Titled): string =>
  legal.isRegistered && invoiceLaw(legal.country)?.isTaxInvoice
    ? t("Tax invoice {number}", { number })
    : t("Invoice {number}", { number });

/** What a credit note is called. */
export const creditNoteTitle = (
  t: Translate,
  { creditNote: { number }, legal }: Pick<Titled, "legal"> & { creditNote: CreditNoteView },
): string =>
  legal.isRegistered && invoiceLaw(legal.country)?.isAdjustmentNote
    ? t("Adjustment note {number}", { number })
    : t("Credit note {number}", { number });

const mark = "※";

const isMarked = ({ taxes }: TaxedRow, rate: number) =>
  taxes.some(({ rateBasisPoints }) => rateBasisPoints === rate);

/** The name of a line, marked where the law wants its rate to be seen. */
export function markedName(
  name: string,
  lineId: number | null,
  { legal, rows }: Pick<WholeInvoice, "legal" | "rows">,
): string {
  const rate = invoiceLaw(legal.country)?.markedRate ?? null;
  const row = rows.find((one) => one.lineId === lineId);
  return rate !== null && row && isMarked(row, rate) ? `${name} ${mark}` : name;
}

/**
 * What the law of the seller's country wants said below the sums.
 * @param sign -1 on a credit note
 */
export function legalNotes(t: Translate, whole: WholeInvoice, sign: 1 | -1 = 1): string[] {
  const { invoice, legal, rows } = whole;
  const { exchange } = whole.order;
  const law = invoiceLaw(legal.country);
  if (!law) return [];
  const isUntaxed = rows.every(({ taxes }) => taxes.length === 0);
  const kind = exemptionKind(invoice.taxExemption);
  const isExport = isUntaxed && invoice.taxExemption === null && leavesUnion(whole);
  const rate = law.markedRate;
  return [
    law.saysSupplyDay ? supplyText(t, whole) : "",
    kind === "reverse charge" ? t("Reverse charge") : "",
    kind === "intra-Community supply" ? t("Intra-Community supply, exempt from tax") : "",
    isExport ? t("Export, exempt from tax: Article 146 of Directive 2006/112/EC") : "",
    isUntaxed && !isExport && invoice.taxExemption === null ? legal.exemption : "",
    rate !== null && rows.some((row) => isMarked(row, rate))
      ? t("{mark} taxed at the reduced rate", { mark })
      : "",
    exchange?.from === law.taxCurrency && !isUntaxed ? ownTaxText(t, exchange, sign, rows) : "",
  ].filter(Boolean);
}

/** The days on which what is on an invoice was handed to the carrier; empty while nothing was. */
function supplyText(t: Translate, { order, invoice }: WholeInvoice): string {
  const isSent = order.lines.some(({ needsShipping }) => needsShipping);
  const days = isSent ? order.shipments.map(({ shippedOnText }) => shippedOnText) : [invoice.issuedOnText];
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return "";
  return first === last
    ? t("Date of supply: {day}", { day: first })
    : t("Date of supply: {from} – {to}", { from: first, to: last });
}

/** The tax in the currency of the seller's country, by the rate the order was placed at. */
function ownTaxText(t: Translate, exchange: Exchange, sign: 1 | -1, rows: readonly TaxedRow[]): string {
  const taxes = rows.flatMap((row) => row.taxes.filter(({ isDuty }) => !isDuty));
  const taxMinor = taxes.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return t("Tax in {currency}: {amount} ({from} 1 = {to} {rate})", {
    currency: exchange.from,
    amount: formatMoney(sign * exchangedBack(taxMinor, exchange), exchange.from),
    from: exchange.from,
    to: exchange.to,
    rate: exchange.rate,
  });
}

/** Whether goods go from a member state of the European Union to a country outside. */
function leavesUnion({ order, legal }: WholeInvoice): boolean {
  const to = order.shippingAddress?.country ?? "";
  return order.pickup === null && to !== "" && isEuCountry(legal.country) && !isEuCountry(to);
}
