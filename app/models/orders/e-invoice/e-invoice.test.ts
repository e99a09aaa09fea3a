import { describe, expect, test } from "vitest";
import { nazareth } from "../../accounts/address/address-fixture";
import { eTotals } from "./e-invoice";
import { cases, german, hafen, made, noTax, type Over, row, source, vat } from "./e-invoice-fixture";
import { eInvoiceOf } from "./e-invoice-of";
import { eInvoiceProblems } from "./e-invoice-problems";

describe.each(cases)("%s (rule orders-30)", (_, over, taxes) => {
  test("keeps the rules of EN 16931 and XRechnung, and adds up", () => {
    const invoice = made(over);
    expect(eInvoiceProblems(invoice, "xrechnung")).toEqual([]);
    expect(invoice.vat.map((one) => `${one.category} ${one.rate} ${one.baseMinor} ${one.taxMinor}`)).toEqual(
      taxes,
    );
    const { grandMinor, dueMinor } = eTotals(invoice);
    expect(dueMinor).toBe(over.paidMinor ? 0 : grandMinor);
  });
});

const withSettings = (over: object): typeof hafen => ({ ...hafen, settings: { ...hafen.settings, ...over } });

describe("an e-invoice is refused", () => {
  const refusal = (over: Over, of: typeof hafen = hafen) => {
    const found = eInvoiceOf(of, source(over));
    return "refusal" in found ? found.refusal : null;
  };
  const good = row(1000, [vat(1900, 190)]);
  test.each([
    ["duties", [good, row(1000, [vat(1900, 190, { isDuty: true })])], "with duties or several taxes"],
    ["several taxes", [good, row(1000, [vat(500, 50), vat(700, 70)])], "with duties or several taxes"],
    ["no rate", [good, row(1000, [vat(null, 50)])], "of an early release"],
  ])("with %s on one of its rows", (_, rows, words) => {
    expect(refusal({ rows })).toContain(words);
  });

  test("of a shop outside the European Union, and in money of three decimals", () => {
    const address = { ...hafen.settings.client_address, country: "US" };
    expect(refusal({}, withSettings({ client_address: address }))).toContain("Union");
    expect(refusal({ order: { currency: "KWD" } })).toContain("two decimals");
    expect(refusal({ order: { currency: "HUF" } })).toBeNull();
  });
});

describe("an e-invoice says", () => {
  test("who sells, by VAT number without blanks", () => {
    expect(made().seller).toEqual({
      name: "Hafen & Söhne GmbH",
      address: {
        line1: "Am Kai 1",
        line2: "",
        city: "Hamburg",
        postcode: "20457",
        region: "",
        country: "DE",
      },
      phone: "+49 40 123456",
      email: "kontor@hafen.example",
      vatNumber: "DE123456789",
      taxNumber: "",
    });
  });

  test("who sells by tax number, as its owner wrote it, where they have no other; and by the shop's name", () => {
    const invoices = { ...hafen.settings.invoices, seller_name: "", tax_number: "22 815/08150" };
    expect(made({}, withSettings({ invoices })).seller).toMatchObject({
      name: "Hafen",
      vatNumber: "",
      taxNumber: "22 815/08150",
    });
  });

  test("who buys: a company with whom to ask for, or a person", () => {
    const address = { line1: "12 Harbor Street", city: "Bonn", postcode: "53111", country: "DE" };
    expect(made().buyer).toMatchObject({ name: "Amt 3", contact: "Ada Marsh", address, vatNumber: "" });
    const alone = { ...german, company: "", last_name: "" };
    expect(made({ order: { billingAddress: alone } }).buyer).toMatchObject({ name: "Ada", contact: "" });
  });

  test.each([
    ["of the order", { vatNumber: "ATU12345678", reference: "" }, "NATO", "ATU12345678"],
    ["in the reason of an early release", null, "reverse charge, ATU12345678 owes the tax", "ATU12345678"],
    ["behind other capitals", null, "NATO and SHAPE, ATU12345678", "ATU12345678"],
    ["in no reason", null, "NATO, ABCDEFGH", ""],
  ])("the number of its buyer %s", (_, business, reason, number) => {
    expect(made({ order: { business }, rows: noTax, reason }).buyer.vatNumber).toBe(number);
  });

  test("by which reference the buyer finds it, else the order's number", () => {
    expect(made()).toMatchObject({ buyerReference: "04011000-12345-03", orderNumber: "100001" });
    expect(made({ order: { business: null } }).buyerReference).toBe("100001");
  });

  test("where it was sent, but not where it was collected", () => {
    expect(made().shipTo).toMatchObject({ name: "Amt 3", address: { city: "Bonn" } });
    const person = { ...german, company: "" };
    expect(made({ order: { shippingAddress: person } }).shipTo?.name).toBe("Ada Marsh");
    expect(made({ order: { pickup: { address: "Am Kai 1", note: "" } } }).shipTo).toBeNull();
    expect(made({ order: { shippingAddress: null } }).shipTo).toBeNull();
  });

  test("whether it is an invoice, or a credit note and of which", () => {
    expect(made()).toMatchObject({ kind: "invoice", corrects: "" });
    expect(made({ corrects: "HP-00007" })).toMatchObject({ kind: "credit note", corrects: "HP-00007" });
  });

  test("its note and why there is no tax, without empty lines", () => {
    expect(made().notes).toEqual(["Payable at once."]);
    expect(made({ rows: noTax, reason: "NATO" }).notes).toEqual(["Payable at once.", "NATO"]);
    expect(made({ note: "" }).notes).toEqual([]);
  });

  test.each([
    [0, 0],
    [1000, 1000],
    [6148, 6148],
    [99_999, 6148],
  ])("of %i that were paid no more than it comes to: %i", (paidMinor, prepaidMinor) => {
    expect(made({ paidMinor }).prepaidMinor).toBe(prepaidMinor);
  });

  test("what it is paid by: a transfer to an account, online, or as was agreed", () => {
    const card = { code: "card", title: "Card", instructions: "" };
    const account = { ...source().method.account, iban: "DE89 3704 0044 0532 0130 00", bic: "COBA DE FF" };
    const transfer = { ...card, account } as typeof card;
    expect(made({ method: transfer }).payment).toEqual({
      code: "58",
      title: "Card",
      iban: "DE89370400440532013000",
      holder: "Hafen",
      bic: "COBADEFF",
    });
    const online = { code: "68", title: "Card", iban: "", holder: "", bic: "" };
    expect(made({ method: card, isPaidOnline: true }).payment).toEqual(online);
    expect(made({ method: card }).payment).toEqual({ ...online, code: "1" });
  });

  test("its lines: the delivery by its title, a free one at the rate of the goods", () => {
    const free = row(0, [], { name: "Gift", qty: 0 });
    const lines = made({
      rows: [row(500, [], { kind: "gift_cards" }), row(3000, [vat(1900, 570)]), free],
    }).lines;
    expect(lines.map(({ name, qty, category, rate }) => [name, qty, category, rate])).toEqual([
      ['Mug <"blue">', 3, "E", 0],
      ['Mug <"blue">', 3, "S", 1900],
      ["Gift", 1, "S", 1900],
    ]);
    expect(made({ rows: [free] }).lines[0]).toMatchObject({ category: "Z", rate: 0 });
    expect(made().lines.at(-1)).toMatchObject({ name: "Standard", sku: "", detail: "" });
  });

  test("the tax in the currency of its country, where it was paid in another", () => {
    const exchange = (from: string) => ({
      order: { currency: "USD", exchange: { from, to: "USD", rate: "1.25" } },
    });
    expect(made(exchange("EUR") as Over).ownTax).toEqual({ currency: "EUR", amountMinor: 624 });
    expect(made(exchange("PLN") as Over).ownTax).toBeNull();
    expect(made().ownTax).toBeNull();
  });
});

describe("what is not taxed", () => {
  const shown = (over: Over, of?: typeof hafen) => made({ rows: noTax, ...over }, of).vat;
  const pickup = { address: "Am Kai 1", note: "" };
  const inUs = { shippingAddress: nazareth };

  test.each<[string, Over, string, string]>([
    [
      "to a business elsewhere in the union",
      { reason: "intra-Community supply, Article 138" },
      "K",
      "intra-Community supply, Article 138",
    ],
    [
      "whose buyer owes the tax",
      { reason: "reverse charge, Article 196" },
      "AE",
      "reverse charge, Article 196",
    ],
    ["to who is exempt", { reason: "NATO" }, "E", "NATO"],
    ["to who is exempt without a word", { reason: "" }, "E", "Tax exempt"],
    ["that leaves the union", { order: inUs }, "G", "Export, Article 146 of Directive 2006/112/EC"],
    ["that stays in the union", {}, "Z", ""],
    ["that is collected by who lives abroad", { order: { ...inUs, pickup } }, "Z", ""],
    ["that is not sent", { order: { shippingAddress: null } }, "Z", ""],
    ["of an order without an invoice", { order: { invoice: null } }, "Z", ""],
  ])("%s says so by its category", (_, over, category, reason) => {
    expect(shown(over)).toEqual([{ category, rate: 0, baseMinor: 3600, taxMinor: 0, reason }]);
  });

  test("at a small business is exempt for its reason", () => {
    const invoices = { ...hafen.settings.invoices, exemption: "Small business, Section 19 UStG" };
    expect(shown({}, withSettings({ invoices }))).toMatchObject([
      { category: "E", reason: "Small business, Section 19 UStG" },
    ]);
  });

  test("is a voucher beside goods of any tax, for a reason of its own", () => {
    const voucher = "Voucher, Article 30b of Directive 2006/112/EC";
    const card = row(2500, [], { kind: "gift_cards" });
    expect(shown({ rows: [row(1000, [vat(1900, 190)]), card] })).toMatchObject([
      { category: "S", rate: 1900, reason: "" },
      { category: "E", rate: 0, reason: voucher },
    ]);
    expect(shown({ rows: [card, row(1000, [])], reason: "NATO" })).toMatchObject([
      { baseMinor: 3500, reason: voucher },
    ]);
    expect(shown({ rows: [card, row(1000, [])], order: inUs })).toMatchObject([
      { category: "E", reason: voucher },
      { category: "G", reason: "Export, Article 146 of Directive 2006/112/EC" },
    ]);
    expect(shown({ rows: [row(2500, [vat(1900, 475)], { kind: "gift_cards" })] })).toMatchObject([
      { category: "S" },
    ]);
  });
});

test("rows of one rate are one sum, those of another are another", () => {
  const rows = [row(100, [vat(700, 7)]), row(200, [vat(1900, 38)]), row(300, [vat(700, 21)])];
  expect(made({ rows }).vat).toEqual([
    { category: "S", rate: 700, baseMinor: 400, taxMinor: 28, reason: "" },
    { category: "S", rate: 1900, baseMinor: 200, taxMinor: 38, reason: "" },
  ]);
});
