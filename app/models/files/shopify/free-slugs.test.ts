import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../tests/support/runs/property-runs";
import type { SlugOwners } from "./free-slugs";
import { parseShopifyRows } from "./shopify-records";

const none: SlugOwners = new Map();

/** A file with a product of one variant for each handle. */
const parse = (handles: readonly string[], owners = none) =>
  parseShopifyRows(
    handles.map((handle, index) => ({
      line: index + 2,
      cells: {
        Handle: handle,
        Title: `Product ${index}`,
        "Option1 Value": "Default Title",
        "Variant Price": "1",
      },
    })),
    "USD",
    owners,
  );
const slugsOf = (handles: readonly string[], owners = none) =>
  parse(handles, owners).records.map(({ slug }) => slug);

describe("handles that become one address", () => {
  const long = "driftwood-".repeat(10);
  test.each([
    [
      ["blue-mug", "blue_mug"],
      ["blue-mug", "blue-mug-2"],
    ],
    [
      ["café", "cafe", "cafe-2"],
      ["cafe", "cafe-2", "cafe-2-2"],
    ],
    [
      [`${long}a`, `${long}b`],
      [
        long
          .slice(0, -1)
          .slice(0, 96)
          .replace(/-[^-]*$/, ""),
        expect.stringMatching(/-2$/),
      ],
    ],
    [["account"], ["account-2"]],
  ])("%j are addresses of their own", (handles, slugs) => {
    expect(slugsOf(handles)).toEqual(slugs);
  });

  test("are noted with their line", () => {
    expect(parse(["blue-mug", "blue_mug"]).notes).toEqual([
      { line: 3, reason: "the address 'blue-mug' is taken: this product is at 'blue-mug-2'" },
    ]);
  });

  test("are the same at the next import, whichever of them is in the file", () => {
    const owners: SlugOwners = new Map([
      ["blue-mug", { kind: "product", sku: "blue-mug" }],
      ["blue-mug-2", { kind: "product", sku: "blue_mug" }],
    ]);
    expect(slugsOf(["blue-mug", "blue_mug"], owners)).toEqual(["blue-mug", "blue-mug-2"]);
    expect(slugsOf(["blue_mug"], owners)).toEqual(["blue-mug-2"]);
  });

  test("leave addresses of pages and categories alone", () => {
    const owners: SlugOwners = new Map([
      ["about", { kind: "page", sku: null }],
      ["mugs", { kind: "category", sku: null }],
    ]);
    expect(slugsOf(["about", "mugs"], owners)).toEqual(["about-2", "mugs-2"]);
  });

  test("are refused later where a stored product of another SKU has the address", () => {
    const owners: SlugOwners = new Map([["cup", { kind: "product", sku: "OTHER" }]]);
    expect(slugsOf(["cup"], owners)).toEqual(["cup"]);
  });
});

/** Cells that differ but may fold to one: case, accents, signs, lengths. */
const words = fc.oneof(
  fc.constantFrom(
    "blue-mug",
    "blue_mug",
    "Blue Mug",
    "blüe-mug",
    "blue-mug-2",
    "account",
    "ﬁne",
    "№ 5",
    "東京",
  ),
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.constantFrom("a", "b").map((end) => `${"long-".repeat(25)}${end}`),
);
const row = fc.record({
  Handle: words,
  Title: fc.constantFrom("", "One", "Two"),
  "Option1 Name": fc.constantFrom("", "Size"),
  "Option1 Value": fc.oneof(fc.constant("Default Title"), words),
  "Variant SKU": fc.oneof(fc.constant(""), words),
  "Variant Price": fc.constant("10"),
  Type: fc.oneof(fc.constant(""), words),
});

test("whatever handles, SKUs and options a file has: SKUs, addresses and categories are unique", () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
      const file = rows.map((cells, index) => ({ line: index + 2, cells }));
      const { records, categories } = parseShopifyRows(file, "USD", none);
      const slugs = [...records.flatMap(({ slug }) => slug ?? []), ...categories.map(({ slug }) => slug)];
      const skus = records.map(({ sku }) => sku);
      expect(new Set(slugs).size).toBe(slugs.length);
      expect(new Set(skus).size).toBe(skus.length);
    }),
    { numRuns: runs(100, 1000) },
  );
});
