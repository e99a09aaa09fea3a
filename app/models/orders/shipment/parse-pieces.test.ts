import { expect, test } from "vitest";
import { parsePieces } from "./parse-pieces";

test("a SKU without a number is one piece", () => {
  expect(parsePieces("MUG=2,LAMP")).toEqual([
    { sku: "MUG", qty: 2 },
    { sku: "LAMP", qty: 1 },
  ]);
});

test.each(["", "MUG=two", "MUG=1.5", "MUG=-1", "MUG=1234567"])("refuses %j", (text) => {
  expect(() => parsePieces(text)).toThrow("say SKU=2,OTHER");
});
