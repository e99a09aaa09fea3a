import { expect, test } from "vitest";
import type { PaymentLine } from "~/models/payments/payment-lines";
import { klarnaLines } from "./klarna-lines.server";

const lineOf = (over: Partial<PaymentLine>): PaymentLine => ({
  kind: "goods",
  name: "Mug",
  sku: "MUG",
  qty: 1,
  unitMinor: 1190,
  discountMinor: 0,
  totalMinor: 1190,
  taxMinor: 0,
  rateBasisPoints: 0,
  ...over,
});

test("a tax that prices contain is said with its rate", () => {
  const { order_tax_amount, order_lines } = klarnaLines([lineOf({ taxMinor: 190, rateBasisPoints: 1900 })]);
  expect([order_tax_amount, order_lines[0]]).toMatchObject([190, { tax_rate: 1900, total_tax_amount: 190 }]);
});

test("a tax that was rounded otherwise than Klarna rounds is not said", () => {
  const { order_tax_amount, order_lines } = klarnaLines([lineOf({ taxMinor: 192, rateBasisPoints: 1900 })]);
  expect([order_tax_amount, order_lines[0]]).toMatchObject([0, { tax_rate: 0, total_tax_amount: 0 }]);
});

test("a tax that is added is a line of its own, and the order's tax", () => {
  const tax = lineOf({ kind: "tax", name: "Sales tax", sku: "", unitMinor: 71, totalMinor: 71 });
  const { order_tax_amount, order_lines } = klarnaLines([lineOf({}), tax]);
  expect([order_tax_amount, order_lines[1]]).toEqual([
    71,
    {
      type: "sales_tax",
      name: "Sales tax",
      quantity: 1,
      unit_price: 71,
      total_discount_amount: 0,
      total_amount: 71,
      tax_rate: 0,
      total_tax_amount: 0,
    },
  ]);
});

test.each([
  ["in one line", "Mug\nblue", "Mug blue"],
  ["at most 255 characters long", "a".repeat(300), "a".repeat(255)],
  ["there where nothing is left of it", "\n", "Goods"],
])("a name is %s", (_what, name, sent) => {
  expect(klarnaLines([lineOf({ name })]).order_lines[0]?.name).toBe(sent);
});
