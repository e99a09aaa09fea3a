import { expect, test } from "vitest";
import { typedPieces } from "./typed-pieces";

test("products are typed one a line, and counted together", () => {
  expect(typedPieces(" MUG=2\n\nLAMP, MUG ", "add")).toEqual([
    { sku: "MUG", qty: 3 },
    { sku: "LAMP", qty: 1 },
  ]);
  expect(typedPieces(" \n", "add")).toEqual([]);
});

test("a line that says nothing of a product is named", () => {
  expect(() => typedPieces("MUG=two", "add")).toThrow(
    "“MUG=two” cannot be read: write a SKU, or SKU=2 for two pieces.",
  );
  expect(() => typedPieces("MUG=0", "add")).toThrow("cannot be read");
});
