// @public

import { addressLines } from "../../accounts/address/address-lines";
import type { Minor } from "../../platform/money/money";
import type { Translate } from "../../platform/texts/message";
import { printedPhone } from "../../platform/validation/phone";
import type { Adjustment } from "../../selling/pricing/adjustment";
import { contactEmail } from "../../shops/mail/contact-email";
import type { Shop } from "../../shops/shop";
import { sellerNumberText } from "./invoice-law";
import { taxTitle } from "./tax-label";

/** A tax on an invoice, minor units; `isContained` when the prices include it. */
export type InvoiceTax = { title: string; amountMinor: Minor; isContained: boolean };

/** What the law of the seller's country is asked with (rule orders-29). */
export type InvoiceLegal = {
  country: string;
  /** Whether the seller has the number that the law asks for. */
  isRegistered: boolean;
  /** Why the seller charges no tax, in its words; empty for one who does. */
  exemption: string;
};

/** What an order's invoice has besides the order. */
export type InvoiceView = {
  number: string;
  issuedOnText: string;
  orderedOnText: string;
  taxes: InvoiceTax[];
  /** Why there are none, where that is known; null where there are. */
  taxExemption: string | null;
};

/**
 * The displayed number of a shop's n-th invoice, such as `HP-00001` (rule orders-11). Throws a RangeError
 * below 1.
 */
export function invoiceNumber(prefix: string, sequence: number): string {
  if (!Number.isSafeInteger(sequence) || sequence < 1)
    throw new RangeError(`No invoice has sequence ${sequence}`);
  return `${prefix}${String(sequence).padStart(5, "0")}`;
}

/** The taxes of an order by name and rate, in the order they were worked out (rule tax-5). */
export function invoiceTaxes(adjustments: readonly Adjustment[]): InvoiceTax[] {
  const byTitle = new Map<string, InvoiceTax>();
  for (const { stage, title: name, rateBasisPoints, amountMinor, isContained } of adjustments) {
    if ((stage !== "tax" && stage !== "other_tax") || amountMinor === 0) continue;
    const title = taxTitle(name, rateBasisPoints ?? null);
    const known = byTitle.get(title);
    byTitle.set(title, { title, isContained, amountMinor: (known?.amountMinor ?? 0) + amountMinor });
  }
  return [...byTitle.values()];
}

/** What an invoice says of a buyer who pays no tax (rule tax-4). @param reason null for one who pays it */
export const exemptionText = (t: Translate, reason: string | null): string =>
  reason === null ? "" : reason === "" ? t("Tax exempt") : t("Tax exempt: {reason}", { reason });

/** What a shop's invoices say of the seller, line by line, and below the sums. */
export function invoiceWords(
  t: Translate,
  shop: Pick<Shop, "name" | "settings" | "domains" | "code">,
): {
  seller: string[];
  note: string;
  legal: InvoiceLegal;
} {
  const { name, settings } = shop;
  const { invoices, client_address: address, general } = settings;
  const region = `${address.state_province} ${address.postal_code}`.trim();
  const town = [address.city_locality, region].filter(Boolean).join(", ");
  const seller = [
    invoices.seller_name || name,
    ...(address.country ? writtenAddress(address) : [address.address_line1, town]),
    contactEmail(shop),
    printedPhone(general.phone),
    sellerNumberText(t, address.country, invoices.tax_number),
  ].filter(Boolean);
  const { country } = address;
  const { exemption, tax_number: number, note } = invoices;
  return { seller, note, legal: { country, exemption, isRegistered: number !== "" } };
}

/** A shop's address as its country writes it (rule accounts-38). */
const writtenAddress = (address: Shop["settings"]["client_address"]): string[] =>
  addressLines({
    first_name: "",
    last_name: "",
    company: "",
    address_line1: address.address_line1,
    address_line2: "",
    city: address.city_locality,
    state: address.state_province,
    postcode: address.postal_code,
    country: address.country,
    phone: "",
  });
