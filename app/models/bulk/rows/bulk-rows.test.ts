import { expect, test } from "vitest";
import { bulkCustomerRow, priceRow, readJsonLine, rowOfCells, stockRow } from "./bulk-rows";

test.each([
  ['{"sku":"A"}', { row: { sku: "A" } }],
  ["[1]", { fault: "is no JSON object" }],
  ["{", { fault: "is no JSON" }],
  [`"${"a".repeat(100_000)}"`, { fault: "is longer than 100,000 characters" }],
])("a line of JSONL is an object: %.20s", (line, read) => {
  expect(readJsonLine(line)).toEqual(read);
});

test("a CSV's empty cells are absent", () => {
  expect(rowOfCells("stock", { sku: "A", count: "3", reason: "" })).toEqual({ sku: "A", count: "3" });
});

test("a CSV's columns of a product are its fields, empty ones too", () => {
  expect(rowOfCells("product", { sku: "A", name: "Cup", brand: "" })).toEqual({
    sku: "A",
    fields: { name: "Cup", brand: "" },
  });
});

test.each([
  [priceRow, { sku: "A", priceMinor: "1200" }, { sku: "A", priceMinor: 1200 }],
  [priceRow, { sku: "A", allBasisPoints: -9999 }, { sku: "A", allBasisPoints: -9999 }],
  [stockRow, { sku: "A", count: "3" }, { sku: "A", count: 3, reason: "" }],
  [
    bulkCustomerRow,
    { email: "a@b.example", isRestricted: "true" },
    { email: "a@b.example", isRestricted: true },
  ],
  [
    bulkCustomerRow,
    { id: "7", isTaxExempt: "true", taxExemptReason: "Charity" },
    { id: 7, isTaxExempt: true, taxExemptReason: "Charity" },
  ],
])("reads texts as what they are", (schema, sent, read) => {
  expect(schema.parse(sent)).toEqual(read);
});

test.each([
  [priceRow, { sku: "A", priceMinor: 12.5 }],
  [priceRow, { sku: "A", priceMinor: 1, offBasisPoints: 1 }],
  [priceRow, { sku: "A", offBasisPoints: 10_000 }],
  [stockRow, { sku: "A", by: 1 }],
  [bulkCustomerRow, { group: "trade" }],
  [bulkCustomerRow, { id: 7, taxExemptReason: "Charity" }],
])("refuses what is no row", (schema, sent) => {
  expect(schema.safeParse(sent).success).toBe(false);
});
