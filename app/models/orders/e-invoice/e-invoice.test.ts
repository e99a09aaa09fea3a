import { describe, expect, test } from "vitest";
import { eInvoiceSchemaErrors } from "../../../../tests/support/e-invoice-schema";
import { nazareth } from "../../accounts/address/address-fixture";
import { shopSettingsSchema } from "../../shops/settings/shop-settings";
import type { RowTax, TaxedRow } from "../invoice/taxed-row";
import { mugOrder } from "../order-view/order-fixture";
import { type EInvoice, eTotals } from "./e-invoice";
import { type EInvoiceSource, eInvoiceOf } from "./e-invoice-of";
import { eInvoiceProblems } from "./e-invoice-problems";
import { eInvoiceXml } from "./e-invoice-xml";

const shop = {
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
const vat = (rateBasisPoints: number | null, amountMinor: number, over: Partial<RowTax> = {}): RowTax => ({
  title: "VAT",
  rateBasisPoints,
  isContained: true,
  isDuty: false,
  amountMinor,
  ...over,
});
const row = (netMinor: number, taxes: RowTax[], over: Partial<TaxedRow> = {}): TaxedRow => ({
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
const delivery: Partial<TaxedRow> = { kind: "delivery", lineId: null, sku: "", name: "", detail: "", qty: 0 };
const account = {
  holder: "Hafen",
  bank: "Bank",
  iban: "DE89 3704 0044 0532 0130 00",
  bic: "COBADEFF",
  account_number: "",
  routing_number: "",
  reference: "{order}",
};
const german = { ...nazareth, country: "DE", state: "", city: "Bonn", postcode: "53111", company: "Amt 3" };
const invoiced = {
  number: "HP-00007",
  issuedOnText: "",
  orderedOnText: "",
  taxes: [],
  taxExemption: null as string | null,
};
type Over = Omit<Partial<EInvoiceSource>, "order"> & { reason?: string; order?: Partial<typeof mugOrder> };
const source = ({ reason, order = {}, ...over }: Over = {}): EInvoiceSource => ({
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
function made(over?: Over, of: typeof shop = shop): EInvoice {
  const invoice = eInvoiceOf(of, source(over));
  if ("refusal" in invoice) throw new Error(invoice.refusal);
  return invoice;
}
const rulesOf = (invoice: EInvoice) => eInvoiceProblems(invoice, "xrechnung").map(({ rule }) => rule);

const inAustria = { ...german, country: "AT", city: "Wien", postcode: "1010" };
const noTax = [row(3000, []), row(600, [], delivery)];
const business = { vatNumber: "ATU12345678", reference: "" };
const abroad = { billingAddress: inAustria, shippingAddress: inAustria, business };
const cases: [string, Over, string[]][] = [
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

describe.each(cases)("%s (rule orders-30)", (_, over, taxes) => {
  const invoice = made(over);

  test("keeps the rules of EN 16931 and XRechnung, and adds up", () => {
    expect(eInvoiceProblems(invoice, "xrechnung")).toEqual([]);
    expect(invoice.vat.map((one) => `${one.category} ${one.rate} ${one.baseMinor} ${one.taxMinor}`)).toEqual(
      taxes,
    );
    const { grandMinor, dueMinor } = eTotals(invoice);
    expect(dueMinor).toBe(over.paidMinor ? 0 : grandMinor);
  });
});

test("each is valid by the schema, as XRechnung and as Factur-X, and what is none is not", async () => {
  const profiles = ["xrechnung", "factur-x"] as const;
  const valid = cases.flatMap(([, over]) => profiles.map((profile) => eInvoiceXml(made(over), profile)));
  const broken = eInvoiceXml(made(), "factur-x").replace("<ram:TypeCode>380</ram:TypeCode>", "");
  const errors = await eInvoiceSchemaErrors([...valid, broken]);
  expect(errors.map(({ at }) => at)).toEqual([valid.length]);
});

test("the XML says whose it is, what it corrects, and each price without rounding", () => {
  const xml = eInvoiceXml(made({ corrects: "HP-00007" }), "xrechnung");
  for (const part of [
    "<ram:ID>urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0</ram:ID>",
    "<ram:TypeCode>381</ram:TypeCode>",
    "<ram:Name>Hafen &amp; Söhne GmbH</ram:Name>",
    "<ram:Name>Mug &lt;&quot;blue&quot;&gt;</ram:Name>",
    "<ram:BuyerReference>04011000-12345-03</ram:BuyerReference>",
    '<ram:ID schemeID="VA">DE123456789</ram:ID>',
    '<ram:ChargeAmount>30.00</ram:ChargeAmount><ram:BasisQuantity unitCode="C62">3</ram:BasisQuantity>',
    "<ram:IBANID>DE89370400440532013000</ram:IBANID>",
    "<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>HP-00007</ram:IssuerAssignedID>",
    '<ram:TaxTotalAmount currencyID="EUR">7.80</ram:TaxTotalAmount>',
    "<ram:GrandTotalAmount>61.48</ram:GrandTotalAmount>",
  ])
    expect(xml).toContain(part);
  expect(eInvoiceXml({ ...made(), notes: ["a\u0000b\u000bc"] }, "factur-x")).toContain("<ram:Content>abc<");
});

describe("an e-invoice is refused", () => {
  const refusal = (over: Over, of: typeof shop = shop) => {
    const found = eInvoiceOf(of, source(over));
    return "refusal" in found ? found.refusal : null;
  };
  test.each([
    ["duties", [row(1000, [vat(1900, 190, { isDuty: true })])]],
    ["several taxes", [row(1000, [vat(500, 50), vat(700, 70)])]],
    ["no rate", [row(1000, [vat(null, 50)])]],
  ])("with %s", (_, rows) => {
    expect(refusal({ rows })).toContain("has no e-invoice");
  });

  test("of a shop outside the European Union, and in money of three decimals", () => {
    const address = { ...shop.settings.client_address, country: "US" };
    expect(refusal({}, { ...shop, settings: { ...shop.settings, client_address: address } })).toContain(
      "Union",
    );
    expect(refusal({ order: { currency: "KWD" } })).toContain("two decimals");
  });
});

test.each<[string, (invoice: EInvoice) => EInvoice]>([
  ["BR-06", (one) => ({ ...one, seller: { ...one.seller, name: "" } })],
  ["BR-CO-26", (one) => ({ ...one, seller: { ...one.seller, vatNumber: "", taxNumber: "" } })],
  ["BR-07", (one) => ({ ...one, buyer: { ...one.buyer, name: "" } })],
  ["BR-16", (one) => ({ ...one, lines: [] })],
  ["BR-27", (one) => ({ ...one, lines: one.lines.map((line) => ({ ...line, netMinor: -1 })) })],
  ["BR-55", (one) => ({ ...one, kind: "credit note", corrects: "" })],
  ["BR-61", (one) => ({ ...one, payment: { ...one.payment, iban: "" } })],
  ["BR-CO-13", (one) => ({ ...one, vat: one.vat.slice(1) })],
  ["BR-CO-16", (one) => ({ ...one, prepaidMinor: 1_000_000 })],
  ["BR-CO-17", (one) => ({ ...one, vat: one.vat.map((tax) => ({ ...tax, taxMinor: tax.taxMinor + 100 })) })],
  ["BR-S-08", (one) => ({ ...one, lines: one.lines.map((line) => ({ ...line, rate: 700 })) })],
  ["BR-S-05", (one) => ({ ...one, vat: one.vat.map((tax) => ({ ...tax, rate: 0 })) })],
  [
    "BR-DE-4",
    (one) => ({ ...one, seller: { ...one.seller, address: { ...one.seller.address, postcode: "" } } }),
  ],
  ["BR-DE-6", (one) => ({ ...one, seller: { ...one.seller, phone: "" } })],
  ["BR-DE-8", (one) => ({ ...one, buyer: { ...one.buyer, address: { ...one.buyer.address, city: "" } } })],
  ["BR-DE-15", (one) => ({ ...one, buyerReference: "" })],
])("what breaks %s is told", (rule, broken) => {
  expect(rulesOf(broken(made()))).toContain(rule);
});

test("a supply within the union needs the day, the place and the buyer's number", () => {
  const invoice = made({
    order: { ...abroad, business: null, shippingAddress: null },
    rows: noTax,
    reason: "intra-Community supply",
    suppliedOn: "",
  });
  expect(rulesOf(invoice)).toEqual(["BR-IC-02", "BR-IC-11", "BR-IC-12"]);
});
