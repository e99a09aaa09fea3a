import { describe, expect, test } from "vitest";
import type { CsvRow } from "../../catalogue/product/product-record";
import { parseShopifyRows } from "./shopify-records";

const product = (handle: string, cells: Record<string, string> = {}) => ({
  Handle: handle,
  Title: handle.toUpperCase(),
  "Option1 Name": "Title",
  "Option1 Value": "Default Title",
  "Variant Price": "10",
  ...cells,
});
const variant = (handle: string, value: string, cells: Record<string, string> = {}) => ({
  Handle: handle,
  "Option1 Value": value,
  "Variant Price": "10",
  ...cells,
});
/** Rows of a file whose header is line 1. */
const parse = (...rows: Record<string, string>[]) =>
  parseShopifyRows(
    rows.map((cells, index): CsvRow => ({ line: index + 2, cells })),
    "USD",
    new Map(),
  );

describe("products", () => {
  test("a single Default Title is a simple product, with its handle as the default SKU", () => {
    const { records } = parse(product("stool"));
    expect(records).toMatchObject([{ sku: "stool", slug: "stool", classCode: "simple", optionAxes: [] }]);
  });

  test("option values make a variable product and variations with stable SKUs", () => {
    const { records } = parse(
      product("throw", { "Option1 Name": "Size", "Option1 Value": "Small" }),
      variant("throw", "Extra large"),
    );
    expect(records.map(({ sku, classCode, parentSku }) => [sku, classCode, parentSku])).toEqual([
      ["throw", "variable_product", null],
      ["throw-small", "simple", "throw"],
      ["throw-extra-large", "simple", "throw"],
    ]);
    expect(records[0]?.optionAxes[0]?.values).toEqual([{ value: "Small" }, { value: "Extra large" }]);
  });

  test("of two variants with the same SKU, the first keeps it and the second gets its options appended", () => {
    const { records, notes } = parse(
      product("chair", { "Option1 Name": "Color", "Option1 Value": "Mint", "Variant SKU": "404" }),
      variant("chair", "Pearl", { "Variant SKU": "404" }),
    );
    expect(records.slice(1).map(({ sku }) => sku)).toEqual(["404", "404-pearl"]);
    expect(notes).toEqual([{ line: 3, reason: "SKU '404' is used twice; here it became '404-pearl'" }]);
  });

  test("a gift card with one amount is a gift certificate, with several it has a variation for each", () => {
    const { records } = parse(
      product("card", { "Gift Card": "true" }),
      product("cards", { "Gift Card": "true", "Option1 Name": "Amount", "Option1 Value": "$25" }),
      variant("cards", "$50"),
    );
    expect(records.map(({ sku, classCode, nonShippable }) => [sku, classCode, nonShippable])).toEqual([
      ["card", "gift_certificate", true],
      ["cards", "variable_product", false],
      ["cards-25", "gift_certificate", true],
      ["cards-50", "gift_certificate", true],
    ]);
  });

  test.each([
    [{ Published: "true", Status: "active" }, true, "active"],
    [{ Published: "false", Status: "active" }, false, "active"],
    [{ Published: "true", Status: "draft" }, false, "active"],
    [{ Published: "true", Status: "archived" }, true, "archived"],
    [{}, true, "active"],
  ])("%o is visible: %s, status %s", (cells, isVisible, status) => {
    expect(parse(product("stool", cells)).records).toMatchObject([{ offer: { isVisible }, status }]);
  });

  test("pictures are sorted by position, without repeats", () => {
    const { records } = parse(
      product("stool", { "Image Src": "side.png", "Image Position": "2", "Image Alt Text": "Side" }),
      { Handle: "stool", "Image Src": "front.png", "Image Position": "1" },
      { Handle: "stool", "Image Src": "side.png", "Image Position": "3" },
    );
    expect(records[0]?.images).toEqual([
      { source: "front.png", alt: "" },
      { source: "side.png", alt: "Side" },
    ]);
  });

  test("the newer column names are read too", () => {
    const { records } = parse({
      "URL handle": "stool",
      Title: "Stool",
      Price: "9.99",
      SKU: "S",
      Description: "Oak",
    });
    expect(records).toMatchObject([
      { sku: "S", slug: "stool", offer: { priceMinor: 999 }, description: "Oak" },
    ]);
  });
});

describe("prices and stock", () => {
  test.each([
    ["100", 10000, 8000],
    ["80", 8000, 8000],
    ["70", 8000, 8000],
    ["", 8000, 8000],
  ])(
    "80 with a compare-at price of '%s' lists %i and sells at %i",
    (compareAt, priceMinor, finalPriceMinor) => {
      const cells = { "Variant Price": "80", "Variant Compare At Price": compareAt };
      expect(parse(product("stool", cells)).records).toMatchObject([
        { offer: { priceMinor, finalPriceMinor } },
      ]);
    },
  );

  test.each([
    ["shopify", "5.0", "deny", { onHand: 5, manageStock: true, allowBackorders: false }],
    ["shopify", "5", "deny", { onHand: 5, manageStock: true, allowBackorders: false }],
    ["shopify", "-3", "continue", { onHand: 0, manageStock: true, allowBackorders: true }],
    ["", "0", "deny", { onHand: 0, manageStock: false, allowBackorders: false }],
  ])("tracker '%s', quantity %s, policy %s", (tracker, qty, policy, stock) => {
    const cells = {
      "Variant Inventory Tracker": tracker,
      "Variant Inventory Qty": qty,
      "Variant Inventory Policy": policy,
    };
    expect(parse(product("stool", cells)).records).toMatchObject([{ offer: { stock } }]);
  });

  test("products without shipping and tax are marked, and grams are rounded", () => {
    const cells = {
      "Variant Requires Shipping": "false",
      "Variant Taxable": "false",
      "Variant Grams": "99.5",
    };
    expect(parse(product("file", cells)).records).toMatchObject([
      { nonShippable: true, taxClass: "none", weightG: 100 },
    ]);
  });
});

describe("rows are refused with line and reason, the rest is accepted", () => {
  test.each([
    [{ Handle: "" }, "Handle is missing"],
    [{ Title: "" }, "Title is missing"],
    [{ "Variant Price": "" }, "price is missing"],
    [{ "Variant Price": "-5" }, "price '-5' is below zero"],
    [{ "Variant Grams": "heavy" }, "weight 'heavy' is not a number of grams"],
    [{ "Option4 Name": "Scent", "Option4 Value": "Rose" }, "more than 3 options"],
  ])("%o", (cells, reason) => {
    const { records, refused } = parse(product("bad", cells), product("good"));
    expect(refused).toEqual([{ line: 2, reason }]);
    expect(records.map(({ sku }) => sku)).toEqual(["good"]);
  });

  test("a variant that repeats the options of another, or lacks one", () => {
    const { records, refused } = parse(
      product("throw", {
        "Option1 Name": "Size",
        "Option1 Value": "S",
        "Option2 Name": "Color",
        "Option2 Value": "Navy",
      }),
      variant("throw", "S", { "Option2 Value": "Navy" }),
      variant("throw", "L"),
    );
    expect(refused).toEqual([
      { line: 3, reason: "has the same options as line 2" },
      { line: 4, reason: "option 'Color' has no value" },
    ]);
    expect(records).toHaveLength(2);
  });

  test("a handle of another product, with the following rows", () => {
    const { refused } = parse(
      product("stool"),
      product("chair"),
      product("stool", { Title: "Other" }),
      variant("stool", "x"),
    );
    expect(refused).toEqual([
      { line: 4, reason: "Handle 'stool' is already used on line 2" },
      { line: 5, reason: "belongs to a product refused above ('stool')" },
    ]);
  });

  test("a product without a valid variant", () => {
    expect(parse(product("stool", { "Variant Price": "x" })).records).toEqual([]);
  });
});

describe("categories and filters", () => {
  test("the type is the category, words and named tags are filters, the vendor is the brand", () => {
    const { records, categories } = parse(
      product("stool", {
        Type: "Seating",
        Vendor: "Norr",
        Tags: "Oak, color:Brown, color:Red, Seating, brand:Norr",
      }),
    );
    expect(categories.map(({ slug, name, parent }) => [slug, name, parent])).toEqual([
      ["seating", "Seating", null],
    ]);
    expect(records).toMatchObject([
      { brand: "Norr", categorySlugs: ["seating"], attributes: { tag: ["Oak"], color: ["Brown", "Red"] } },
    ]);
  });

  test("products without a type are listed under tags that three of them share", () => {
    const rows = ["men, summer", "men, summer", "men, summer, sale"].map((Tags, n) =>
      product(`p${n}`, { Tags }),
    );
    const { records, categories } = parse(...rows);
    expect(categories.map(({ name }) => name)).toEqual(["Men", "Summer"]);
    expect(records[2]?.categorySlugs).toEqual(["men", "summer"]);
    expect(records[2]?.attributes).toEqual({ tag: ["Sale"] });
  });

  test.each([
    "import_2021-03",
    "batch-10012345",
    "a1b2c3d4e5f6",
    "2021",
    "ref#12",
    "a tag that is a whole sentence about a product",
  ])("the tag '%s' looks like a machine word and is no category", (tag) => {
    const rows = [1, 2, 3].map((n) => product(`p${n}`, { Tags: tag }));
    expect(parse(...rows).categories).toEqual([]);
  });

  test.each(["men", "Sale 2024", "t-shirts", "3-in-1", "Größe L"])("the tag '%s' may be one", (tag) => {
    const rows = [1, 2, 3].map((n) => product(`p${n}`, { Tags: tag }));
    expect(parse(...rows).categories).toHaveLength(1);
  });

  test.each([
    [2, ["electronics"]],
    [3, ["electronics", "computers"]],
  ])("a tag of %i products of one type", (count, slugs) => {
    const rows = Array.from({ length: count }, (_, n) =>
      product(`p${n}`, { Type: "Electronics", Tags: "Computers" }),
    );
    expect(parse(...rows).categories.map(({ slug }) => slug)).toEqual(slugs);
  });

  test("a tag of products of two types is only a filter", () => {
    const rows = ["A", "A", "B"].map((Type, n) => product(`p${n}`, { Type, Tags: "Gold" }));
    expect(parse(...rows).categories.map(({ slug }) => slug)).toEqual(["a", "b"]);
  });

  test("a category never takes the address of a product or page", () => {
    const { categories } = parse(product("tent", { Type: "Tent" }), product("cart", { Type: "Search" }));
    expect(categories.map(({ slug }) => slug)).toEqual(["tent-products", "search-products"]);
  });
});

test("a vendor that every one of five products has is no brand, and a note says so", () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, at) => product(`p${at}`, { Vendor: "Company 123" }));
  const brands = (count: number) => new Set(parse(...rows(count)).records.map(({ brand }) => brand));
  expect(brands(5)).toEqual(new Set([""]));
  expect(parse(...rows(5)).notes.map(({ reason }) => reason)).toEqual([
    "vendor 'Company 123' is that of every product and is not shown as a brand",
  ]);
  expect(brands(4)).toEqual(new Set(["Company 123"]));
  const other = product("other", { Vendor: "Norr" });
  expect(parse(...rows(5), other).notes).toEqual([]);
});
