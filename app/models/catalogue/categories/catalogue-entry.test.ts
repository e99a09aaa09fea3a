import { describe, expect, test } from "vitest";
import type { OfferRecord } from "../product/product-record";
import { parseProductRow } from "../rows/parse-product-row";
import { afterSales, type CatalogueEntry, isSameEntry, staysInPlace } from "./catalogue-entry";

function entry(changes: Partial<CatalogueEntry> = {}): CatalogueEntry {
  const row = parseProductRow({ line: 2, cells: { sku: "A", name: "A", price: "1", qty: "10" } }, "USD");
  if ("reason" in row) throw new Error(row.reason);
  const { line: _line, downloads: _downloads, ...record } = row.record;
  return {
    ...record,
    images: [],
    downloads: null,
    position: 0,
    createdAt: "2025-01-01T00:00:00.000Z",
    ...changes,
  };
}

const offered = (changes: Partial<OfferRecord>): Partial<CatalogueEntry> => {
  const { offer } = entry();
  return { offer: offer && { ...offer, ...changes } };
};

const withQty = (onHand: number) => {
  const stock = entry().offer?.stock;
  return entry(offered({ stock: stock ? { ...stock, onHand } : null }));
};

test("after two of ten pieces were sold, the same ten in the file keep eight", () => {
  const stocks = new Map([["A", { onHand: 8, sourceQty: 10, applied: [] }]]);
  expect(afterSales(withQty(10), withQty(8), stocks).offer?.stock).toMatchObject({
    onHand: 8,
    counting: "kept",
  });
});

test("a new product takes all values of the file", () => {
  const { offer } = afterSales(withQty(10), undefined, new Map());
  expect(offer?.stock).toMatchObject({ onHand: 10, counting: "kept" });
});

test.each([
  [50, 53, 53],
  [60, 53, 60],
])("a sales rank of %i in the file and %i in the shop gives %i", (inFile, inShop, result) => {
  const stored = entry({ salesRank: inShop });
  expect(afterSales(entry({ salesRank: inFile }), stored, new Map()).salesRank).toBe(result);
});

describe("two entries are the same", () => {
  test("regardless of the order of attributes and secondary categories", () => {
    const a = entry({ attributes: { size: ["S"], color: ["red"] }, categorySlugs: ["home", "b", "a"] });
    const b = entry({ attributes: { color: ["red"], size: ["S"] }, categorySlugs: ["home", "a", "b"] });
    expect(isSameEntry(a, b)).toBe(true);
  });

  test("not if the primary category differs", () => {
    expect(isSameEntry(entry({ categorySlugs: ["a", "b"] }), entry({ categorySlugs: ["b", "a"] }))).toBe(
      false,
    );
  });

  test("not if the pictures are in another order", () => {
    const [front, side] = ["/front", "/side"].map((url) => ({ url, alt: "", width: 1, height: 1 }));
    if (!front || !side) throw new Error("no pictures");
    expect(isSameEntry(entry({ images: [front, side] }), entry({ images: [side, front] }))).toBe(false);
  });
});

describe("a changed product keeps its place", () => {
  test.each<[string, Partial<CatalogueEntry>]>([
    ["price", offered({ finalPriceMinor: 50, hidePrice: true })],
    ["words", { name: "B", description: "<p>New</p>", attributes: { color: ["red"] } }],
    ["stock", offered({ stock: null, availableForSale: false })],
    ["order of further categories", { categorySlugs: ["home", "b", "a"] }],
  ])("with another %s", (_, changes) => {
    const before = entry({ categorySlugs: ["home", "a", "b"] });
    expect(staysInPlace(before, { ...before, ...changes })).toBe(true);
  });

  test.each<[string, Partial<CatalogueEntry>]>([
    ["address", { slug: "b" }],
    ["primary category", { categorySlugs: ["a", "home", "b"] }],
    ["brand", { brand: "Harbor" }],
    ["visibility", offered({ isVisible: false })],
    ["rank", { salesRank: 7 }],
    ["children", { childSkus: ["B"] }],
  ])("but not with another %s", (_, changes) => {
    const before = entry({ categorySlugs: ["home", "a", "b"] });
    expect(staysInPlace(before, { ...before, ...changes })).toBe(false);
  });
});
