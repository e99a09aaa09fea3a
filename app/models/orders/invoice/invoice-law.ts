// @public

import { isVatNumber } from "../../accounts/vat/vat-number";
import type { Translate } from "../../platform/texts/message";
import { isEuCountry } from "../../shops/markets/eu-countries";

/**
 * What the law of a seller's country wants of invoices, as far as countries differ (rule orders-29).
 * Each wants what every rate is on.
 */
export type InvoiceLaw = {
  /** Where it stands. */
  source: string;
  /** What the seller's number is called: in the office as it is, on papers translated. */
  numberName: string;
  /** How the number is written on papers. */
  numberText: (t: Translate, number: string) => string;
  /** Whether a number without blanks, points and hyphens has the right form. */
  isNumber: (number: string) => boolean;
  example: string;
  /** Whether it is called a tax invoice, and a credit note an adjustment note, once one has the number. */
  isTaxInvoice: boolean;
  isAdjustmentNote: boolean;
  /** Whether it says what a piece costs without tax. */
  saysUnitNet: boolean;
  /** Whether it says when the goods were supplied. */
  saysSupplyDay: boolean;
  /** The currency that taxes are stated in besides the invoice's own. */
  taxCurrency: string;
  /** The rate whose goods are marked, basis points; null where none are. */
  markedRate: number | null;
  /** Whether taxes are rounded once for each rate of a document. */
  roundsOnce: boolean;
  /** Whether an invoice without tax says why. */
  saysExemption: boolean;
};

const plain = {
  isTaxInvoice: false,
  isAdjustmentNote: false,
  saysUnitNet: false,
  saysSupplyDay: true,
  markedRate: null,
  roundsOnce: false,
  saysExemption: false,
};
const vat = {
  ...plain,
  numberName: "VAT number",
  numberText: (t: Translate, number: string) => t("VAT number {number}", { number }),
};
const digitsOnly = (number: string) => number.replace(/\D/g, "");

/** A number of eleven digits whose weighted sum is a multiple of 89. */
function isAbn(number: string): boolean {
  if (!/^\d{11}$/.test(number)) return false;
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
  const sum = weights.reduce(
    (all, weight, at) => all + weight * (Number(number[at]) - (at === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0;
}

const euCurrencies: Record<string, string> = {
  CZ: "CZK",
  DK: "DKK",
  HU: "HUF",
  PL: "PLN",
  RO: "RON",
  SE: "SEK",
};

const euLaw = (country: string): InvoiceLaw => ({
  ...vat,
  source: "Directive 2006/112/EC, Articles 226 and 230",
  isNumber: isVatNumber,
  // Some of its members' authorities give a tax number that is none for value added tax.
  numberText: (t, number) =>
    isVatNumber(compact(number)) ? vat.numberText(t, number) : t("Tax number {number}", { number }),
  example: country === "DE" ? "DE123456789" : "ATU12345678",
  taxCurrency: euCurrencies[country] ?? "EUR",
  saysExemption: true,
  saysUnitNet: true,
});

const british: InvoiceLaw = {
  ...vat,
  source: "Value Added Tax Regulations 1995, regulation 14",
  isNumber: (number) => /^(GB)?(\d{9}|\d{12})$/.test(number),
  example: "GB123456789",
  taxCurrency: "GBP",
};
const swiss: InvoiceLaw = {
  ...vat,
  source: "MWSTG, Article 26",
  numberText: (t, number) => vat.numberText(t, /(MWST|TVA|IVA)$/.test(number) ? number : `${number} MWST`),
  isNumber: (number) => /^CHE\d{9}(MWST|TVA|IVA)?$/.test(number),
  example: "CHE-123.456.789 MWST",
  taxCurrency: "CHF",
};

const national: Readonly<Record<string, InvoiceLaw>> = {
  GB: british,
  IM: british,
  CH: swiss,
  LI: swiss,
  NO: {
    ...vat,
    source: "Bokføringsforskriften, sections 5-1-1 and 5-1-2",
    numberName: "Organization number",
    numberText: (t, number) =>
      t("Organization number {number}", { number: /MVA$/i.test(number) ? number : `${number} MVA` }),
    isNumber: (number) => /^(NO)?\d{9}(MVA)?$/.test(number),
    example: "923 609 016 MVA",
    taxCurrency: "NOK",
  },
  AU: {
    ...plain,
    source: "A New Tax System (Goods and Services Tax) Act 1999, sections 29-70 and 29-75",
    numberName: "ABN",
    numberText: (t, number) => t("ABN {number}", { number }),
    isNumber: (number) => isAbn(digitsOnly(number)),
    example: "51 824 753 556",
    isTaxInvoice: true,
    isAdjustmentNote: true,
    taxCurrency: "AUD",
  },
  NZ: {
    ...plain,
    source: "Goods and Services Tax Act 1985, sections 19F, 19K and 19N",
    numberName: "GST number",
    numberText: (t, number) => t("GST number {number}", { number }),
    isNumber: (number) => /^\d{8,9}$/.test(digitsOnly(number)),
    example: "49-098-576",
    isTaxInvoice: true,
    taxCurrency: "NZD",
  },
  JP: {
    ...plain,
    source: "Consumption Tax Act, Article 57-4",
    numberName: "Registration number",
    numberText: (t, number) => t("Registration number {number}", { number }),
    isNumber: (number) => /^T\d{13}$/.test(number),
    example: "T1234567890123",
    taxCurrency: "JPY",
    markedRate: 800,
    roundsOnce: true,
  },
  CA: {
    ...plain,
    source: "Input Tax Credit Information (GST/HST) Regulations, section 3",
    numberName: "GST/HST number",
    numberText: (t, number) => t("GST/HST number {number}", { number }),
    isNumber: (number) => /^\d{9}(RT\d{4})?$/.test(number),
    example: "123456789 RT0001",
    taxCurrency: "CAD",
  },
};

/** The law of invoices where a seller is; null where invoices follow none that is known here. */
export const invoiceLaw = (country: string): InvoiceLaw | null =>
  isEuCountry(country)
    ? euLaw(country)
    : ((Object.hasOwn(national, country) ? national[country] : null) ?? null);

/** A number without blanks, points and hyphens, in capitals. */
export const compact = (number: string): string => number.toUpperCase().replace(/[\s.-]/g, "");

/** How a seller's number is written on papers, by the law of its country; empty for none. */
export function sellerNumberText(t: Translate, country: string, number: string): string {
  if (number === "") return "";
  return invoiceLaw(country)?.numberText(t, number) ?? t("Tax number {number}", { number });
}
