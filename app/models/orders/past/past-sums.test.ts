import { expect, test } from "vitest";
import { pastSums } from "./past-sums";

const order = {
  lines: [{ sku: "M", name: "Mug", qty: 2, priceMinor: 5000 }],
  subtotalMinor: 10_000,
  discountMinor: 0,
  discountCodes: "",
  shippingMinor: 500,
  shippingTitle: "",
  taxMinor: 0,
  taxes: [],
  totalMinor: 10_500,
};
const sumsOf = (change: Partial<Parameters<typeof pastSums>[0]>) => {
  const { rows, contained } = pastSums({ ...order, ...change });
  return [
    rows.map(({ name, minor }) => `${name} ${minor}`),
    contained.map(({ name, minor }) => `${name} ${minor}`),
  ];
};

test.each([
  ["without discounts", {}, ["Subtotal 10000", "Shipping 500"], []],
  [
    "with a subtotal after its discount",
    { subtotalMinor: 9000, discountMinor: 1000, discountCodes: "SAVE10", totalMinor: 9500 },
    ["Subtotal 10000", "Discount (SAVE10) -1000", "Shipping 500"],
    [],
  ],
  [
    "with a subtotal before its discount",
    { discountMinor: 1000, totalMinor: 9500 },
    ["Subtotal 10000", "Discount -1000", "Shipping 500"],
    [],
  ],
  [
    "given away",
    { subtotalMinor: 0, discountMinor: 10_000, shippingMinor: 0, totalMinor: 0 },
    ["Subtotal 10000", "Discount -10000"],
    [],
  ],
  [
    "with a discount on its delivery",
    { discountMinor: 700, shippingMinor: 0, totalMinor: 10_000 },
    ["Subtotal 10000"],
    [],
  ],
  [
    "with a tax that its prices contain",
    { taxMinor: 1597, taxes: [{ name: "MwSt 19%", amountMinor: 1597 }] },
    ["Subtotal 10000", "Shipping 500"],
    ["MwSt 19% 1597"],
  ],
  [
    "with a contained tax and a subtotal after its discount",
    { subtotalMinor: 9000, discountMinor: 1000, taxMinor: 1437, totalMinor: 9500 },
    ["Subtotal 10000", "Discount -1000", "Shipping 500"],
    ["Tax 1437"],
  ],
  [
    "with a tax on top",
    { taxMinor: 840, totalMinor: 11_340 },
    ["Subtotal 10000", "Shipping 500", "Tax 840"],
    [],
  ],
  ["with a tip", { totalMinor: 10_700 }, ["Subtotal 10000", "Shipping 500", "Other charges 200"], []],
])("an order %s adds up", (_, change, rows, contained) => {
  expect(sumsOf(change)).toEqual([rows, contained]);
});

test("whatever an order says, its rows add up to its total", () => {
  const odd = { ...order, subtotalMinor: 123, discountMinor: 77, taxMinor: 99, totalMinor: 5 };
  expect(pastSums(odd).rows.reduce((sum, { minor }) => sum + minor, 0)).toBe(5);
});
