import { expect, test } from "vitest";
import { parsePieces } from "./parse-pieces";

test.each([
  ["MUG", [{ sku: "MUG", qty: 1 }]],
  [
    "MUG=2, LAMP = 10",
    [
      { sku: "MUG", qty: 2 },
      { sku: "LAMP", qty: 10 },
    ],
  ],
])("reads %j", (text, pieces) => {
  expect(parsePieces(text)).toEqual(pieces);
});

test.each(["", "=2", "MUG=", "MUG=two", "MUG=2,", "MUG=1=2"])("refuses %j", (text) => {
  expect(() => parsePieces(text)).toThrow("say SKU=2");
});
