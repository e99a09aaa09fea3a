import { describe, expect, test } from "vitest";
import { nazareth } from "../../accounts/address/address-fixture";
import type { EInvoice, EVat } from "./e-invoice";
import { abroad, made, noTax } from "./e-invoice-fixture";
import { eInvoiceProblems } from "./e-invoice-problems";

type Change = (one: EInvoice) => Partial<EInvoice>;
const broken = (change: Change, profile: "xrechnung" | "factur-x" = "xrechnung", of = made()) =>
  eInvoiceProblems({ ...of, ...change(of) }, profile);
const seller =
  (over: Partial<EInvoice["seller"]>): Change =>
  (one) => ({ seller: { ...one.seller, ...over } });
const buyer =
  (over: Partial<EInvoice["buyer"]>): Change =>
  (one) => ({ buyer: { ...one.buyer, ...over } });
const sellerAt =
  (over: object): Change =>
  (one) => ({ seller: { ...one.seller, address: { ...one.seller.address, ...over } } });
const buyerAt =
  (over: object): Change =>
  (one) => ({ buyer: { ...one.buyer, address: { ...one.buyer.address, ...over } } });
const shipTo =
  (over: object): Change =>
  (one) => ({ shipTo: one.shipTo && { ...one.shipTo, address: { ...one.shipTo.address, ...over } } });
const payment =
  (over: Partial<EInvoice["payment"]>): Change =>
  (one) => ({ payment: { ...one.payment, ...over } });
const firstLine =
  (over: Partial<EInvoice["lines"][number]>): Change =>
  (one) => ({ lines: one.lines.map((line, at) => (at === 0 ? { ...line, ...over } : line)) });
const firstVat =
  (over: Partial<EVat>): Change =>
  (one) => ({ vat: one.vat.map((tax, at) => (at === 0 ? { ...tax, ...over } : tax)) });

test.each<[string, string, Change]>([
  ["BR-02", "It has no number.", () => ({ number: "" })],
  ["BR-06", "Enter your full name at the settings of invoices.", seller({ name: "" })],
  ["BR-07", "The billing address has no name.", buyer({ name: "" })],
  ["BR-09", "Enter the country of your address.", sellerAt({ country: "" })],
  ["BR-11", "The billing address has no country.", buyerAt({ country: "" })],
  ["BR-25", "A line has no name.", firstLine({ name: " " })],
  ["BR-55", "It names no invoice that it corrects.", () => ({ kind: "credit note", corrects: "" })],
  ["BR-61", "Enter the IBAN of your bank transfer.", payment({ iban: "" })],
  [
    "BR-CO-26",
    "Enter your VAT or tax number at the settings of invoices.",
    seller({ vatNumber: "", taxNumber: "" }),
  ],
  ["BR-CO-16", "More was paid than it costs.", () => ({ prepaidMinor: 6149 })],
  ["BR-CO-17", "A tax is not what its rate makes of what it is on.", firstVat({ taxMinor: 740 })],
  ["BR-CO-25", "The payment method has no title.", payment({ title: "" })],
  ["BR-DE-1", "It has no way to pay.", payment({ code: "" })],
  ["BR-DE-3", "Enter the town of your address.", sellerAt({ city: "" })],
  ["BR-DE-4", "Enter the postal code of your address.", sellerAt({ postcode: "" })],
  ["BR-DE-6", "Enter your telephone number at the general settings.", seller({ phone: "" })],
  ["BR-DE-7", "Enter your email at the general settings.", seller({ email: "" })],
  ["BR-DE-8", "The billing address has no town or postal code.", buyerAt({ city: "" })],
  ["BR-DE-8", "The billing address has no town or postal code.", buyerAt({ postcode: "" })],
  ["BR-DE-10", "The delivery has no town or postal code.", shipTo({ city: "" })],
  ["BR-DE-10", "The delivery has no town or postal code.", shipTo({ postcode: "" })],
  ["BR-DE-15", "It has no reference of the buyer.", () => ({ buyerReference: "" })],
])("what breaks %s alone is told: %s", (rule, text, change) => {
  expect(broken(change)).toEqual([{ rule, text }]);
  // A Factur-X follows the rules of EN 16931 alone.
  expect(broken(change, "factur-x")).toEqual(rule.startsWith("BR-DE") ? [] : [{ rule, text }]);
});

test.each<[string, string, Change]>([
  ["BR-16", "It has no line.", () => ({ lines: [] })],
  ["BR-27", "A line is below zero.", firstLine({ netMinor: -1 })],
  ["BR-CO-13", "Its lines do not add up to what is taxed.", (one) => ({ vat: one.vat.slice(1) })],
  ["BR-CO-18", "It says nothing of tax.", () => ({ vat: [] })],
  ["BR-S-05", "A rate does not fit.", firstVat({ rate: 0 })],
  ["BR-S-08", "A rate is not on the sum of its lines.", firstLine({ rate: 700 })],
  ["BR-S-08", "A rate is not on the sum of its lines.", firstLine({ category: "Z" })],
])("what breaks %s besides other rules is told: %s", (rule, text, change) => {
  expect(broken(change)).toContainEqual({ rule, text });
});

test("a rule is told once, however often it is broken", () => {
  const all: Change = (one) => ({ vat: one.vat.map((tax) => ({ ...tax, taxMinor: tax.taxMinor + 100 })) });
  expect(broken(all)).toHaveLength(1);
});

describe("what just keeps a rule is not told", () => {
  test.each<[string, Change]>([
    ["a tax that rounding moved by 99", firstVat({ taxMinor: 739 })],
    ["a number of the seller alone", seller({ vatNumber: "", taxNumber: "22/815" })],
    [
      "what was paid to the last cent, by a method without a title",
      (one) => ({ ...payment({ title: "" })(one), prepaidMinor: 6148 }),
    ],
    ["an IBAN that no transfer needs", payment({ code: "68", iban: "" })],
    ["goods that were not sent", () => ({ shipTo: null })],
    ["a credit note that names its invoice", () => ({ kind: "credit note", corrects: "HP-1" })],
  ])("%s", (_, change) => {
    expect(broken(change)).toEqual([]);
  });

  test("a line that is free", () => {
    const free: Change = (one) => ({ lines: [...one.lines, { ...firstOf(one), netMinor: 0 }] });
    expect(broken(free)).toEqual([]);
  });
});
const firstOf = ({ lines: [line] }: EInvoice) => line ?? expect.fail("no line");

describe("goods without tax", () => {
  const union = made({ order: abroad, rows: noTax, reason: "intra-Community supply" });
  const reverse = made({
    order: { ...abroad, shippingAddress: null },
    rows: noTax,
    reason: "reverse charge",
  });
  const exported = made({ rows: noTax, order: { shippingAddress: nazareth } });
  const exempt = made({ rows: noTax, reason: "NATO" });

  test.each<[string, EInvoice, Change, { rule: string; text: string }[]]>([
    [
      "a supply within the union without a number",
      union,
      buyer({ vatNumber: "" }),
      [{ rule: "BR-IC-02", text: "The buyer has no VAT number." }],
    ],
    [
      "one that was not sent yet",
      union,
      () => ({ suppliedOn: "" }),
      [{ rule: "BR-IC-11", text: "Nothing was sent yet: it needs the day of supply." }],
    ],
    [
      "one that was not delivered",
      union,
      () => ({ shipTo: null }),
      [{ rule: "BR-IC-12", text: "It was not delivered to another country." }],
    ],
    [
      "one without a reason",
      union,
      firstVat({ reason: "" }),
      [{ rule: "BR-IC-10", text: "It does not say why no tax is charged." }],
    ],
    [
      "a reverse charge without a number",
      reverse,
      buyer({ vatNumber: "" }),
      [{ rule: "BR-AE-02", text: "The buyer has no VAT number." }],
    ],
    ["one with a reason and a number", reverse, () => ({ suppliedOn: "" }), []],
    [
      "an export of a seller without a VAT number",
      exported,
      seller({ vatNumber: "", taxNumber: "22/815" }),
      [{ rule: "BR-G-02", text: "Enter your VAT number." }],
    ],
    ["an exempt buyer without a number", exempt, buyer({ vatNumber: "" }), []],
    [
      "an exemption of a seller without a VAT number",
      exempt,
      seller({ vatNumber: "", taxNumber: "22/815" }),
      [],
    ],
    [
      "an exemption without a reason",
      exempt,
      firstVat({ reason: "" }),
      [{ rule: "BR-E-10", text: "It does not say why no tax is charged." }],
    ],
    [
      "an exemption with a tax",
      exempt,
      firstVat({ taxMinor: 1 }),
      [{ rule: "BR-E-05", text: "A rate does not fit." }],
    ],
  ])("%s", (_, of, change, problems) => {
    expect(broken(change, "xrechnung", of)).toEqual(problems);
  });

  test("an exemption with a rate does not fit", () => {
    const rated: Change = (one) => ({ vat: one.vat.map((tax) => ({ ...tax, rate: 1, taxMinor: 0 })) });
    expect(broken(rated, "factur-x", exempt)).toContainEqual({
      rule: "BR-E-05",
      text: "A rate does not fit.",
    });
  });

  test("a zero rate needs no reason", () => {
    expect(broken(() => ({}), "xrechnung", made({ rows: noTax }))).toEqual([]);
  });
});
