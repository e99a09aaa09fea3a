// @public

/** What is printed about an order, as addresses and files name it. */
export const paperKinds = ["packing-slips", "invoices", "former-invoices", "credit-notes"] as const;
export type PaperKind = (typeof paperKinds)[number];

/** The number of an invoice or credit note as a name of a file. */
export const plainFileName = (number: string): string =>
  number.replace(/[^\p{L}\p{N}._-]/gu, "-").replace(/^\.+/, "");

/** The name of a PDF: of one order by what it is, of several by their day. */
export const paperFileName = (kind: PaperKind, single: string | null, now: Date): string =>
  `${single === null ? `${kind}-${now.toISOString().slice(0, 10)}` : `${kind.slice(0, -1)}-${single}`}.pdf`;
