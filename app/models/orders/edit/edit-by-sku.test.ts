import { expect, test } from "vitest";
import { editBySku } from "./edit-by-sku";

const lines = [
  { id: 1, sku: "MUG", autoAddedBy: null },
  { id: 2, sku: "LAMP", autoAddedBy: null },
  { id: 3, sku: "LAMP", autoAddedBy: null },
];

test("a SKU of the order gets another quantity, any other one is added", () => {
  const wanted = [
    { sku: "MUG", qty: 0 },
    { sku: "BOWL", qty: 2 },
    { sku: "CUP", qty: 0 },
  ];
  expect(editBySku(lines, wanted)).toEqual({ qty: new Map([[1, 0]]), add: [{ sku: "BOWL", qty: 2 }] });
});

test("lines of one SKU are not told apart by it", () => {
  expect(() => editBySku(lines, [{ sku: "LAMP", qty: 1 }])).toThrow(
    expect.objectContaining({
      code: "invalid",
      field: "lines",
      message: "Several lines of this order are of LAMP. Edit it in the office.",
    }),
  );
});

test("a gift is neither edited by its SKU nor one of several lines of it", () => {
  const gift = { id: 4, sku: "MUG", autoAddedBy: "welcome" };
  expect(editBySku([gift, ...lines], [{ sku: "MUG", qty: 3 }])).toEqual({ qty: new Map([[1, 3]]), add: [] });
  expect(editBySku([gift], [{ sku: "MUG", qty: 3 }])).toEqual({
    qty: new Map(),
    add: [{ sku: "MUG", qty: 3 }],
  });
});
