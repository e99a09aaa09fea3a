import { describe, expect, it, test } from "vitest";
import { english } from "../../platform/texts/format-message";
import { adjustmentOf } from "../../selling/pricing/adjustment";
import { shopSettingsSchema } from "../../shops/settings/shop-settings";
import { exemptionText, invoiceNumber, invoiceTaxes, invoiceWords } from "./invoice";

describe("the number of an invoice", () => {
  it.each([
    [1, "HP-00001"],
    [99_999, "HP-99999"],
    [100_000, "HP-100000"],
  ])("%i reads %s", (sequence, number) => {
    expect(invoiceNumber("HP-", sequence)).toBe(number);
  });

  it.each([0, -1, 1.5])("is never %d", (sequence) => {
    expect(() => invoiceNumber("", sequence)).toThrow(new RangeError(`No invoice has sequence ${sequence}`));
  });
});

test.each([
  [null, ""],
  ["", "Tax exempt"],
  ["Resale certificate 12", "Tax exempt: Resale certificate 12"],
])("an exemption for the reason %j reads %j (rule tax-4)", (reason, text) => {
  expect(exemptionText(english, reason)).toBe(text);
});

test("taxes of one name are one row, whatever they are on", () => {
  const tax = (title: string, amountMinor: number, on: "goods" | "delivery" = "goods") =>
    adjustmentOf({ stage: "tax", code: title, title, on }, [{ lineId: "1", amountMinor }]);
  const excise = adjustmentOf({ stage: "other_tax", code: "x", title: "Excise", isContained: true }, [
    { lineId: "1", amountMinor: 30 },
  ]);
  const shipping = adjustmentOf({ stage: "shipping", code: "s", title: "Standard" }, [
    { lineId: "1", amountMinor: 600 },
  ]);
  const all = [shipping, tax("Sales tax", 150), tax("Sales tax", 36, "delivery"), tax("City", 0), excise];
  expect(invoiceTaxes(all)).toEqual([
    { title: "Sales tax", amountMinor: 186, isContained: false },
    { title: "Excise", amountMinor: 30, isContained: true },
  ]);
});

test("two rates of one tax stand apart (rule tax-5)", () => {
  const tax = (rateBasisPoints: number, amountMinor: number) =>
    ({
      stage: "tax",
      code: "VAT",
      title: "VAT",
      on: "goods",
      isContained: true,
      rateBasisPoints,
      amountMinor,
      shares: [],
    }) as const;
  expect(invoiceTaxes([tax(1900, 190), tax(887.5, 70), tax(1900, 10)])).toEqual([
    { title: "VAT (19%)", amountMinor: 200, isContained: true },
    { title: "VAT (8.875%)", amountMinor: 70, isContained: true },
  ]);
});

describe("the seller of an invoice", () => {
  const wordsOf = (settings: object) =>
    invoiceWords(english, {
      name: "Harbor & Pine",
      code: "harbor",
      domains: ["harbor.example"],
      settings: shopSettingsSchema.parse(settings),
    });
  const sellerOf = (settings: object) => wordsOf(settings).seller;

  it.each([
    ["with a number is registered", "DE123456789", true],
    ["without one is not", "", false],
  ])("%s under the law of its country", (_what, tax_number, isRegistered) =>
    expect(
      wordsOf({
        client_address: { country: "DE" },
        invoices: { tax_number, exemption: "section 19 UStG", note: "Thank you" },
      }),
    ).toMatchObject({
      note: "Thank you",
      legal: { country: "DE", exemption: "section 19 UStG", isRegistered },
    }),
  );

  it("has name, address, contact and tax number", () => {
    const seller = sellerOf({
      general: { email: "hello@harbor.example", phone: "2075550142" },
      client_address: { address_line1: "12 Wharf Street", city_locality: "Portland", state_province: "ME" },
      invoices: { seller_name: "Harbor & Pine LLC", tax_number: "01-2345678" },
    });
    expect(seller).toEqual([
      "Harbor & Pine LLC",
      "12 Wharf Street",
      "Portland, ME",
      "hello@harbor.example",
      "(207) 555-0142",
      "Tax number 01-2345678",
    ]);
  });

  it("has its address as its country writes it, where that is known", () => {
    const client_address = { address_line1: "Hafenstr. 1", city_locality: "Hamburg", postal_code: "20457" };
    expect(sellerOf({ client_address: { ...client_address, country: "DE" } })).toEqual([
      "Harbor & Pine",
      "Hafenstr. 1",
      "20457 Hamburg",
      "Germany",
      "hello@harbor.example",
    ]);
  });

  it("is the shop without further details", () => {
    expect(sellerOf({ general: { email: "hello@harbor.example" } })).toEqual([
      "Harbor & Pine",
      "hello@harbor.example",
    ]);
  });
});
