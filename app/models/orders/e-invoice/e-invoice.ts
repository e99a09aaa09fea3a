import type { Currency, Minor } from "../../platform/money/money";

/** How value added tax treats a row (UNTDID 5305): standard, zero, exempt, reverse charge, union, export. */
export type VatCategory = "S" | "Z" | "E" | "AE" | "K" | "G";

/** An address of a party; parts are empty where there are none. */
export type PartyAddress = {
  line1: string;
  line2: string;
  city: string;
  postcode: string;
  region: string;
  country: string;
};

/** A line with its net and the rate that it is taxed with, basis points. */
export type ELine = {
  name: string;
  sku: string;
  detail: string;
  qty: number;
  netMinor: Minor;
  category: VatCategory;
  rate: number;
};

/** What the lines of a category and a rate add up to, and their tax. Minor units. */
export type EVat = { category: VatCategory; rate: number; baseMinor: Minor; taxMinor: Minor; reason: string };

/**
 * An invoice or credit note as EN 16931 models it (rule orders-30). Amounts are above zero in both, days are
 * ISO dates, texts that are missing are empty.
 */
export type EInvoice = {
  kind: "invoice" | "credit note";
  number: string;
  issuedOn: string;
  currency: Currency;
  /** The invoice that a credit note corrects. */
  corrects: string;
  orderNumber: string;
  buyerReference: string;
  seller: {
    name: string;
    address: PartyAddress;
    phone: string;
    email: string;
    vatNumber: string;
    taxNumber: string;
  };
  buyer: { name: string; contact: string; address: PartyAddress; email: string; vatNumber: string };
  shipTo: { name: string; address: PartyAddress } | null;
  /** The day of supply; empty while nothing was sent. */
  suppliedOn: string;
  notes: string[];
  payment: { code: string; title: string; iban: string; holder: string; bic: string };
  lines: ELine[];
  vat: EVat[];
  /** The tax in the currency of the seller's country, where that is another one. */
  ownTax: { currency: Currency; amountMinor: Minor } | null;
  prepaidMinor: Minor;
};

/** The sums of an e-invoice, minor units. */
export function eTotals({ lines, vat, prepaidMinor }: Pick<EInvoice, "lines" | "vat" | "prepaidMinor">) {
  const netMinor = lines.reduce((sum, line) => sum + line.netMinor, 0);
  const taxMinor = vat.reduce((sum, one) => sum + one.taxMinor, 0);
  const grandMinor = netMinor + taxMinor;
  return { netMinor, taxMinor, grandMinor, dueMinor: grandMinor - prepaidMinor };
}
