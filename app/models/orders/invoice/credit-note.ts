// @public

import type { Minor } from "../../platform/money/money";
import type { TaxedRow } from "./taxed-row";

/** A credit note of an order (rule orders-27). Amounts are above zero, minor units. */
export type CreditNoteView = {
  number: string;
  /** Number of the invoice it corrects. */
  invoiceNumber: string;
  /** The day of that, where it is a former one of the order; empty for the one it has. */
  invoicedOnText: string;
  /** UTC ISO, and the day in the shop's time zone. */
  issuedAt: string;
  issuedOnText: string;
  totalMinor: Minor;
  rows: TaxedRow[];
};

/** Numbers of the invoices that edits of an order took the place of, the first first: each was taken back. */
export const formerInvoiceNumbers = (
  notes: readonly Pick<CreditNoteView, "invoiceNumber" | "invoicedOnText">[],
): string[] => [
  ...new Set(notes.filter((note) => note.invoicedOnText !== "").map((note) => note.invoiceNumber)),
];

/**
 * The displayed number of the n-th credit note of who invoices, such as `CN-00001`: of a marketplace's seller
 * with its code, `CN-potter-00001` (rule orders-27). Throws a RangeError below 1.
 */
export function creditNoteNumber(prefix: string, sellerCode: string, sequence: number): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1)
    throw new RangeError(`No credit note has sequence ${sequence}`);
  return `${prefix}${sellerCode && `${sellerCode}-`}${String(sequence).padStart(5, "0")}`;
}
