import { describe, expect, test } from "vitest";
import de from "../../../texts/de.json";
import { nazareth } from "../../accounts/address/address-fixture";
import { english, translateWith } from "../../platform/texts/format-message";
import { shopSettingsSchema } from "../../shops/settings/shop-settings";
import { mugOrder } from "../order-view/order-fixture";
import { creditNotePaper } from "../papers/credit-note-paper";
import { invoicePaper } from "../papers/invoice-paper";
import type { InvoiceLegal } from "./invoice";
import { invoiceGaps } from "./invoice-gaps";
import { compact, invoiceLaw, sellerNumberText } from "./invoice-law";
import type { TaxedRow } from "./taxed-row";

/** Each number as its law writes it, and one that is none (rule orders-29). */
test.each([
  ["DE", "DE 123 456 789", "VAT number DE 123 456 789", "DE12345678"],
  ["DE", "ATU12345678", "VAT number ATU12345678", "12/345/67890"],
  ["AT", "12 345/6789", "Tax number 12 345/6789", "U1"],
  ["GB", "GB123456789", "VAT number GB123456789", "GB12345"],
  ["CH", "CHE-123.456.789", "VAT number CHE-123.456.789 MWST", "CHE-12"],
  ["CH", "CHE-123.456.789 TVA", "VAT number CHE-123.456.789 TVA", "123"],
  ["NO", "923 609 016", "Organization number 923 609 016 MVA", "1234"],
  ["AU", "51 824 753 556", "ABN 51 824 753 556", "51 824 753 557"],
  ["NZ", "49-098-576", "GST number 49-098-576", "12"],
  ["JP", "T1234567890123", "Registration number T1234567890123", "1234567890123"],
  ["CA", "123456789 RT0001", "GST/HST number 123456789 RT0001", "12345"],
])("in %s %s reads %s", (country, number, text, wrong) => {
  const law = invoiceLaw(country);
  expect(sellerNumberText(english, country, number)).toBe(text);
  if (country !== "AT") expect(law?.isNumber(compact(number))).toBe(true);
  expect(law?.isNumber(compact(wrong))).toBe(false);
});

test.each([
  ["GB", ["123456789", "GB123456789012"], "X"],
  ["CH", ["CHE123456789", "CHE123456789IVA"], "X"],
  ["NO", ["923609016", "NO923609016MVA"], "X"],
  ["AU", ["51824753556"], "12"],
  ["NZ", ["49098576", "123456789"], "12"],
  ["JP", ["T1234567890123"], "X"],
  ["CA", ["123456789", "123456789RT0001"], "X"],
])("in %s a number is whole: %j", (country, numbers, more) => {
  const isNumber = (number: string) => invoiceLaw(country)?.isNumber(number);
  for (const number of numbers)
    expect([number, isNumber(number), isNumber(more + number), isNumber(number + more)]).toEqual([
      number,
      true,
      false,
      false,
    ]);
});

test.each([
  ["DE", "DE123456789", true],
  ["AT", "ATU12345678", true],
  ["GB", "GB123456789", false],
])(
  "in %s the office shows %s as an example, and a piece's price without tax is said: %s",
  (country, example, says) => expect(invoiceLaw(country)).toMatchObject({ example, saysUnitNet: says }),
);

test("a law says where it stands", () => {
  expect(invoiceLaw("DE")?.source).toBe("Directive 2006/112/EC, Articles 226 and 230");
});

test("a number that has its ending within gets it at its end, too", () => {
  expect(sellerNumberText(english, "CH", "CHE-MWST-123")).toBe("VAT number CHE-MWST-123 MWST");
  expect(sellerNumberText(english, "NO", "MVA 923 609 016")).toBe("Organization number MVA 923 609 016 MVA");
});

test("where no law is known the number is a tax number, and none is none", () => {
  expect([invoiceLaw("US"), invoiceLaw("constructor")]).toEqual([null, null]);
  expect(sellerNumberText(english, "US", "01-2")).toBe("Tax number 01-2");
  expect(sellerNumberText(english, "DE", "")).toBe("");
});

const row = (over: Partial<TaxedRow> = {}, rate: number | null = 1000): TaxedRow => ({
  kind: "goods",
  lineId: 1,
  sku: "MUG-NAVY",
  name: "Harbour mug",
  detail: "",
  qty: 2,
  netMinor: 2000,
  taxes:
    rate === null
      ? []
      : [{ title: "Tax", rateBasisPoints: rate, isContained: true, isDuty: false, amountMinor: 200 }],
  ...over,
});
const invoice = {
  number: "7",
  issuedOnText: "Mar 02 2026",
  orderedOnText: "Mar 01 2026",
  taxes: [],
  taxExemption: null as string | null,
};
const sent = {
  id: "1",
  carrierName: "UPS",
  trackingNumber: "",
  trackingUrl: null,
  shippedAt: "2026-03-03T12:00:00.000Z",
  shippedOnText: "Mar 03 2026",
  deliveredAt: null,
  deliveredOnText: "",
  pieces: [],
};
type Over = {
  order?: Partial<typeof mugOrder>;
  rows?: TaxedRow[];
  reason?: string | null;
  exemption?: string;
};
function whole(country: string, { order = {}, rows = [row()], reason = null, exemption = "" }: Over = {}) {
  const legal: InvoiceLegal = { country, isRegistered: true, exemption };
  return {
    order: { ...mugOrder, shipments: [sent], ...order },
    invoice: { ...invoice, taxExemption: reason },
    seller: ["Harbor"],
    soldBy: [],
    note: "",
    legal,
    rows,
  };
}
const paperOf = (country: string, over?: Over, t = english) =>
  invoicePaper(t, whole(country, over), "Harbor");
const notesOf = (country: string, over?: Over, t = english) =>
  paperOf(country, over, t).notes.filter(
    (note) => !note.startsWith("Payment") && !note.startsWith("Zahlung"),
  );

describe("an invoice (rule orders-29)", () => {
  test.each([
    ["AU", "Tax invoice 7"],
    ["NZ", "Tax invoice 7"],
    ["DE", "Invoice 7"],
    ["US", "Invoice 7"],
  ])("in %s is called %s", (country, title) => {
    expect(paperOf(country).title).toBe(title);
  });

  test("says what each rate is on, and when the goods were supplied", () => {
    expect(paperOf("DE").sums.map(({ label }) => label)).toContain("Tax (10%) on $20.00 (included)");
    expect(notesOf("DE")).toEqual(["Date of supply: Mar 03 2026"]);
    const twice = { shipments: [sent, { ...sent, shippedOnText: "Mar 09 2026" }] };
    expect(notesOf("GB", { order: twice })).toEqual(["Date of supply: Mar 03 2026 – Mar 09 2026"]);
    expect(notesOf("DE", { order: { shipments: [] } })).toEqual([]);
    const lines = mugOrder.lines.map((line) => ({ ...line, needsShipping: false }));
    expect(notesOf("DE", { order: { shipments: [], lines } })).toEqual(["Date of supply: Mar 02 2026"]);
  });

  test.each([
    ["intra-Community supply to ATU12345678, Article 138", "Steuerfreie innergemeinschaftliche Lieferung"],
    [
      "reverse charge, ATU12345678 owes the tax, Article 196",
      "Steuerschuldnerschaft des Leistungsempfängers",
    ],
  ])("of %s says so in the language of the order", (reason, words) => {
    const notes = notesOf("DE", { reason, rows: [row({}, null)] }, translateWith(de, "de"));
    expect(notes).toContain(words);
    expect(notes.join(" ")).toContain(reason.slice(0, 12));
  });

  test("without tax says why: the seller's own words, or that it leaves the union", () => {
    const rows = [row({}, null)];
    const exemption = "Small business, section 19 UStG";
    const inside = { shippingAddress: { ...nazareth, country: "AT" } };
    expect(notesOf("DE", { rows, exemption, order: inside })).toContain(exemption);
    expect(notesOf("DE", { rows, exemption })).toContain(
      "Export, exempt from tax: Article 146 of Directive 2006/112/EC",
    );
    expect(notesOf("DE", { exemption })).not.toContain(exemption);
  });

  test("in Japan marks what is taxed at the reduced rate", () => {
    const paper = paperOf("JP", { rows: [row({}, 800)] });
    expect(paper.rows[0]?.cells[0]).toBe("Harbour mug ※");
    expect(paper.notes).toContain("※ taxed at the reduced rate");
    expect(paperOf("JP").rows[0]?.cells[0]).toBe("Harbour mug");
  });

  test("states the tax in the money of the seller's country too, a credit note below zero", () => {
    const business = {
      subtotalMinor: 0,
      discountMinor: 0,
      shippingMinor: 0,
      taxMinor: 0,
      grandTotalMinor: 0,
    };
    const exchange = { from: "EUR", to: "USD", rate: "1.25", unit: "1", business };
    const order = { exchange };
    expect(notesOf("DE", { order })).toContain("Tax in EUR: €1.60 (EUR 1 = USD 1.25)");
    expect(notesOf("CH", { order })).toEqual(["Date of supply: Mar 03 2026"]);
    const creditNote = {
      number: "CN-1",
      invoiceNumber: "7",
      invoicedOnText: "",
      issuedAt: "2026-03-09T12:00:00.000Z",
      issuedOnText: "Mar 09 2026",
      totalMinor: 2200,
      rows: [row()],
    };
    const paper = creditNotePaper(english, { ...whole("DE", { order }), creditNote }, "Harbor");
    expect(paper.notes).toContain("Tax in EUR: −€1.60 (EUR 1 = USD 1.25)");
    const [, vat, total] = paper.sums;
    expect([vat?.label, vat?.text, total?.text]).toEqual([
      "Tax (10%) on −$20.00 (included)",
      "−$2.00",
      "−$22.00",
    ]);
    expect(creditNotePaper(english, { ...whole("AU"), creditNote }, "").title).toBe("Adjustment note CN-1");
  });

  test("names a business that buys with its number and reference", () => {
    const business = { vatNumber: "ATU12345678", reference: "04011000-12345-03" };
    expect(paperOf("DE", { order: { business } }).parties[1]?.lines.slice(-2)).toEqual([
      "VAT number ATU12345678",
      "Your reference: 04011000-12345-03",
    ]);
  });
});

describe("what invoices lack (rule orders-29)", () => {
  const settings = (over: object) => shopSettingsSchema.parse(over);
  const address = { address_line1: "Kai 1", city_locality: "Hamburg", postal_code: "20457" };

  test("is nothing where no law is known, but its country", () => {
    expect(invoiceGaps(settings({ client_address: { country: "US" } }))).toEqual([]);
    expect(invoiceGaps(settings({}))).toEqual([
      "Enter the country of your address: by it invoices follow its law.",
    ]);
  });

  test.each([
    ["street", { address_line1: "" }],
    ["town", { city_locality: "" }],
  ])("is an address without its %s", (_part, lacking) => {
    const client_address = { ...address, country: "GB", ...lacking };
    const gaps = invoiceGaps(settings({ client_address, invoices: { seller_name: "Harbor Ltd" } }));
    expect(gaps).toEqual(["Enter your address, with street and town."]);
    expect(
      invoiceGaps(
        settings({ client_address: { ...address, country: "GB" }, invoices: { seller_name: "Harbor Ltd" } }),
      ),
    ).toEqual([]);
  });

  test("is all that a new shop has not told", () => {
    const gaps = invoiceGaps(settings({ client_address: { country: "DE" }, tax: { eu: { scheme: "own" } } }));
    expect(gaps.map((gap) => gap.split(/[:,]/)[0])).toEqual([
      "Enter your full name",
      "Enter your address",
      "Enter your VAT number",
    ]);
  });

  test("is a wrong number, a missing reason, and rounding by line in Japan", () => {
    const invoices = { seller_name: "Harbor GmbH" };
    const of = (country: string, over: object, tax: object = {}) =>
      invoiceGaps(
        settings({
          client_address: { ...address, country },
          invoices: { ...invoices, ...over },
          tax,
        }),
      );
    expect(of("DE", { tax_number: "DE1" }, { eu: { scheme: "own" } })).toEqual([
      "DE1 is no VAT number, which looks like DE123456789.",
    ]);
    expect(of("DE", {})).toHaveLength(1);
    expect(of("DE", { exemption: "section 19 UStG" })).toEqual([]);
    const number = { tax_number: "T1234567890123" };
    expect(of("JP", number, { national: { isCharged: true } })).toHaveLength(1);
    expect(of("JP", number, { national: { isCharged: true }, rounding: "document" })).toEqual([]);
  });
});
