import { nazareth } from "../../accounts/address/address-fixture";
import { shopSettingsSchema } from "../../shops/settings/shop-settings";
import type { RowTax, TaxedRow } from "../invoice/taxed-row";
import { mugOrder } from "../order-view/order-fixture";
import type { EInvoice } from "./e-invoice";
import { type EInvoiceSource, eInvoiceOf } from "./e-invoice-of";

/** A German shop with all that its e-invoices need, for tests. */
export const hafen = {
  name: "Hafen",
  code: "hafen",
  domains: [],
  settings: shopSettingsSchema.parse({
    general: { email: "kontor@hafen.example", phone: "+49 40 123456" },
    client_address: {
      address_line1: "Am Kai 1",
      city_locality: "Hamburg",
      postal_code: "20457",
      country: "DE",
    },
    invoices: { seller_name: "Hafen & Söhne GmbH", tax_number: "DE 123456789", e_invoices: true },
  }),
};
/** A tax of a row, changed as a test asks. */
export const vat = (
  rateBasisPoints: number | null,
  amountMinor: number,
  over: Partial<RowTax> = {},
): RowTax => ({
  title: "VAT",
  rateBasisPoints,
  isContained: true,
  isDuty: false,
  amountMinor,
  ...over,
});
/** A row of three mugs. */
export const row = (netMinor: number, taxes: RowTax[], over: Partial<TaxedRow> = {}): TaxedRow => ({
  kind: "goods",
  lineId: 1,
  sku: "MUG-1",
  name: 'Mug <"blue">',
  detail: "Size: L",
  qty: 3,
  netMinor,
  taxes,
  ...over,
});
const delivery: Partial<TaxedRow> = {
  kind: "delivery",
  lineId: null,
  sku: "",
  name: "",
  detail: "",
  qty: 0,
};
const account = {
  holder: "Hafen",
  bank: "Bank",
  iban: "DE89 3704 0044 0532 0130 00",
  bic: "COBADEFF",
  account_number: "",
  routing_number: "",
  reference: "{order}",
};
/** Where an authority in Bonn is. */
export const german = {
  ...nazareth,
  country: "DE",
  state: "",
  city: "Bonn",
  postcode: "53111",
  company: "Amt 3",
};
const invoiced = {
  number: "HP-00007",
  issuedOnText: "",
  orderedOnText: "",
  taxes: [],
  taxExemption: null as string | null,
};
/** What an order or its invoice has otherwise; `reason` is why it has no tax. */
export type Over = Omit<Partial<EInvoiceSource>, "order"> & {
  reason?: string;
  order?: Partial<typeof mugOrder>;
};
/** Mugs, books and their delivery at two rates, payable by transfer. */
export const source = ({ reason, order = {}, ...over }: Over = {}): EInvoiceSource => ({
  number: "HP-00007",
  issuedOn: "2026-03-02",
  suppliedOn: "2026-03-03",
  corrects: "",
  rows: [
    row(3000, [vat(1900, 570)]),
    row(2000, [vat(700, 140)], { lineId: 2, name: "Book", qty: 2 }),
    row(368, [vat(1900, 70)], delivery),
  ],
  method: { code: "bank", title: "Bank transfer", instructions: "", account },
  isPaidOnline: false,
  paidMinor: 0,
  shippingTitle: "Standard",
  note: "Payable at once.",
  ...over,
  order: {
    ...mugOrder,
    currency: "EUR",
    billingAddress: german,
    shippingAddress: german,
    business: { vatNumber: "", reference: "04011000-12345-03" },
    invoice: { ...invoiced, taxExemption: reason ?? null },
    ...order,
  },
});
/** The e-invoice of {@link source}. */
export function made(over?: Over, of: typeof hafen = hafen): EInvoice {
  const invoice = eInvoiceOf(of, source(over));
  if ("refusal" in invoice) throw new Error(invoice.refusal);
  return invoice;
}

const inAustria = { ...german, country: "AT", city: "Wien", postcode: "1010" };
/** Goods and their delivery without tax. */
export const noTax = [row(3000, []), row(600, [], delivery)];
const business = { vatNumber: "ATU12345678", reference: "" };
/** An order of a business in Austria. */
export const abroad = { billingAddress: inAustria, shippingAddress: inAustria, business };
/** What e-invoices are of, each with its rows of tax: category, rate, base and tax. */
export const cases: [string, Over, string[]][] = [
  ["two rates and delivery", {}, ["S 1900 3368 640", "S 700 2000 140"]],
  [
    "a credit note",
    { corrects: "HP-00007", number: "CN-00001", rows: [row(1000, [vat(1900, 190)])] },
    ["S 1900 1000 190"],
  ],
  [
    "what was paid online",
    { paidMinor: 99_999, isPaidOnline: true, method: { code: "card", title: "Card", instructions: "" } },
    ["S 1900 3368 640", "S 700 2000 140"],
  ],
  [
    "an intra-Community supply",
    { order: abroad, rows: noTax, reason: "intra-Community supply to ATU12345678, Article 138" },
    ["K 0 3600 0"],
  ],
  [
    "a reverse charge",
    {
      order: { ...abroad, shippingAddress: null },
      rows: noTax,
      reason: "reverse charge, ATU12345678 owes the tax, Article 196",
    },
    ["AE 0 3600 0"],
  ],
  ["an export", { order: { shippingAddress: { ...nazareth } }, rows: noTax }, ["G 0 3600 0"]],
  ["an exempt buyer", { rows: noTax, reason: "NATO" }, ["E 0 3600 0"]],
  ["what is not taxed", { rows: noTax }, ["Z 0 3600 0"]],
  [
    "a voucher and a gift beside goods",
    { rows: [row(1000, [vat(1900, 190)]), row(2500, [], { kind: "gift_cards" }), row(0, [])] },
    ["S 1900 1000 190", "E 0 2500 0"],
  ],
];
