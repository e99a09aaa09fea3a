import { expect, test } from "vitest";
import { comparedSums, differenceText, previewLines } from "./edit-preview";

const sums = {
  subtotalMinor: 2000,
  discountMinor: 0,
  shippingMinor: 600,
  shippingFeeMinor: 0,
  taxMinor: 120,
  otherTax: [],
  totalDueMinor: 2720,
};

test("sums stand beside each other, those of nothing are left out", () => {
  const after = { ...sums, subtotalMinor: 1000, taxMinor: 60, totalDueMinor: 1660 };
  expect(comparedSums(sums, after, "USD")).toMatchObject({
    facts: [
      { label: "Goods", text: "$20.00 → $10.00" },
      { label: "Shipping", text: "$6.00" },
      { label: "Tax", text: "$1.20 → $0.60" },
      { label: "Total", text: "$27.20 → $16.60" },
    ],
  });
});

test("each line says how many it has and will have", () => {
  const line = { name: "Mug", sku: "MUG", wasQty: 2, qty: 0, priceMinor: 1000 };
  expect(previewLines([line], "USD")).toMatchObject({ rows: [["Mug (MUG)", "2 → 0", "$10.00"]] });
});

test.each([
  [0, true, "It costs the same."],
  [500, true, "$5.00 more. They get an email with a link to pay it."],
  [500, false, "$5.00 more. They get an email with what it costs now."],
  [-500, true, "$5.00 less. It is paid back the way it was paid."],
  [-500, false, "$5.00 less. It is asked for no more."],
])("a difference of %i says what becomes of it", (minor, isPaid, text) => {
  expect(differenceText(minor, { currency: "USD", isPaid })).toBe(text);
});
