import { describe, expect, it } from "vitest";
import { english } from "~/models/platform/texts/format-message";
import { dueRows, totalRows } from "./total-rows";

const totals = {
  subtotalMinor: 5000,
  discountMinor: 0,
  shippingMinor: 600,
  shippingFeeMinor: 0,
  taxMinor: 0,
  otherTax: [],
  grandTotalMinor: 5600,
  redeemedMinor: 0,
  totalDueMinor: 5600,
};
const known = { shipping: true, tax: true, needsShipping: true };
const labels = (...args: Parameters<typeof totalRows> extends [unknown, ...infer Rest] ? Rest : never) =>
  totalRows(english, ...args).map(({ label }) => label);

describe("totalRows", () => {
  it("leaves out rows that do not apply", () => {
    expect(labels(totals, known)).toEqual(["Subtotal", "Shipping"]);
    expect(labels({ ...totals, shippingMinor: 0 }, { ...known, needsShipping: false })).toEqual(["Subtotal"]);
  });

  it("subtracts a discount and gives each duty its own row", () => {
    const otherTax = [{ name: "Excise", amountMinor: 90 }];
    const full = { ...totals, discountMinor: 500, taxMinor: 300, otherTax, grandTotalMinor: 5490 };
    expect(totalRows(english, full, known).map(({ label, amountMinor }) => [label, amountMinor])).toEqual([
      ["Subtotal", 5000],
      ["Discount", -500],
      ["Shipping", 600],
      ["Tax", 300],
      ["Excise", 90],
    ]);
  });

  it("names each discount of an order, and what it took off the delivery (rule orders-11)", () => {
    const discounts = [
      { title: "Spring sale", amountMinor: 300, deliveryMinor: 0 },
      { title: "Friends", amountMinor: 200, deliveryMinor: 0 },
      { title: "Free shipping", amountMinor: 600, deliveryMinor: 600 },
    ];
    const order = { ...totals, discountMinor: 500, discounts, shippingMinor: 0, grandTotalMinor: 4500 };
    const rows = totalRows(english, order, known).map(({ label, amountMinor }) => [label, amountMinor]);
    expect(rows).toEqual([
      ["Subtotal", 5000],
      ["Discount: Spring sale", -300],
      ["Discount: Friends", -200],
      ["Discount: Free shipping", -600],
      ["Shipping", 600],
    ]);
  });

  it("has one row without a name where the named ones are not all", () => {
    const discounts = [{ title: "Spring sale", amountMinor: 300, deliveryMinor: 0 }];
    expect(labels({ ...totals, discountMinor: 500, discounts }, known)).toContain("Discount");
  });

  it("gives shipping fees their own row and still recognizes that prices include tax", () => {
    const full = { ...totals, shippingFeeMinor: 800, taxMinor: 400, grandTotalMinor: 6400 };
    expect(totalRows(english, full, known).map(({ label, amountMinor }) => [label, amountMinor])).toEqual([
      ["Subtotal", 5000],
      ["Shipping", 600],
      ["Shipping fee", 800],
      ["Tax (included)", 400],
    ]);
  });

  it("says when prices include tax", () => {
    expect(labels({ ...totals, taxMinor: 400 }, known)).toEqual(["Subtotal", "Shipping", "Tax (included)"]);
  });

  it("keeps rows for amounts that are not known yet", () => {
    const rows = totalRows(
      english,
      { ...totals, shippingMinor: 0 },
      { shipping: false, tax: false, needsShipping: true },
    );
    expect(rows.filter(({ isKnown }) => !isKnown).map(({ label }) => label)).toEqual(["Shipping", "Tax"]);
  });
});

it("shows one shipping row without what free shipping takes off", () => {
  const free = { ...totals, shippingDiscountMinor: 600, taxMinor: 300, grandTotalMinor: 5300 };
  expect(totalRows(english, free, known).map(({ label, amountMinor }) => [label, amountMinor])).toEqual([
    ["Subtotal", 5000],
    ["Shipping", 0],
    ["Tax", 300],
  ]);
});

it("says of each row what it sums up", () => {
  const otherTax = [{ name: "Excise", amountMinor: 90 }];
  const full = { ...totals, discountMinor: 500, shippingFeeMinor: 50, taxMinor: 300, otherTax };
  const kinds = (is: typeof known) => totalRows(english, full, is).map(({ kind }) => kind);
  expect(kinds(known)).toEqual(["subtotal", "discount", "shipping", "fee", "tax", "tax"]);
  expect(kinds({ ...known, tax: false })).toEqual(["subtotal", "discount", "shipping", "fee", "tax"]);
  expect(dueRows(english, { ...totals, redeemedMinor: 100 }).map(({ kind }) => kind)).toEqual([
    "redeemed",
    "due",
  ]);
});

it("sees that prices include tax below a discount, too", () => {
  const full = { ...totals, discountMinor: 500, taxMinor: 400, grandTotalMinor: 5100 };
  expect(labels(full, known)).toContain("Tax (included)");
});

it("adds duties to the taxes of an order that are named, those of one name together", () => {
  const taxes = [
    { title: "VAT (19%)", amountMinor: 100 },
    { title: "Excise", amountMinor: 90 },
    { title: "VAT (19%)", amountMinor: 20 },
  ];
  const order = {
    ...totals,
    taxMinor: 120,
    otherTax: [{ name: "Excise", amountMinor: 90 }],
    taxes,
    grandTotalMinor: 5810,
  };
  expect(totalRows(english, order, known).slice(2)).toMatchObject([
    { label: "VAT (19%)", amountMinor: 120 },
    { label: "Excise", amountMinor: 90 },
  ]);
});

it("adds discounts of one name together", () => {
  const one = { title: "Spring", amountMinor: 200, deliveryMinor: 0 };
  const order = { ...totals, discountMinor: 400, discounts: [one, one], grandTotalMinor: 5200 };
  expect(totalRows(english, order, known)[1]).toMatchObject({ label: "Discount: Spring", amountMinor: -400 });
});

describe("dueRows", () => {
  it("says what gift cards pay and what is left", () => {
    const paid = { ...totals, redeemedMinor: 2000, totalDueMinor: 3600 };
    expect(dueRows(english, paid).map(({ label, amountMinor }) => [label, amountMinor])).toEqual([
      ["Gift cards and store credit", -2000],
      ["To pay", 3600],
    ]);
  });

  it("is empty where nothing is redeemed", () => {
    expect(dueRows(english, totals)).toEqual([]);
  });
});

it("names the taxes of an order with their rates where they add up (rule tax-5)", () => {
  const order = { ...totals, taxMinor: 177, grandTotalMinor: 5777 };
  const state = { title: "State tax (4%)", amountMinor: 80 };
  const city = { title: "City tax (4.875%)", amountMinor: 97 };
  expect(labels({ ...order, taxes: [state, city] }, known).slice(2)).toEqual([state.title, city.title]);
  expect(labels({ ...order, taxes: [state] }, known).slice(2)).toEqual(["Tax"]);
});
