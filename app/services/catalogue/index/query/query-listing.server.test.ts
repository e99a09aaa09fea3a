import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { noFilters, withKeys } from "~/models/catalogue/filters/applied-filters";
import { priceRange } from "~/models/catalogue/filters/price-segment";
import { sortFields } from "~/models/shops/pages/sort";
import { runs } from "../../../../../tests/support/runs/property-runs";
import type { CatalogueIndex } from "../catalogue-index.server";
import { bitmapFor, setBit } from "../engine/bitmap.server";
import { putFamily } from "../refresh/put-rows.server";
import {
  fillPrices,
  type GroupQuery,
  indexOf,
  queryCategory,
  queryListing,
  testProduct,
  testVariation,
} from "./index-fixture.server";
import { type NaiveResult, naiveListing, type TestQuery } from "./naive-listing-fixture.server";

const colors = ["Blue", "Red", "Sand", "Moss", "Gray", "Pink", "Teal"];
const materials = ["Clay", "Oak", "Wool", "Iron", "Cork", "Felt", "Cane"];
const brands = Array.from("ABCDEFGHIJKLMNO", (letter) => `Brand ${letter}`);
/** Few distinct ratings, so that many products share one. */
const ratings = [0, 150, 300, 350, 400, 500];
/** The highest prices exceed 32 bits. */
const prices = [0, 500, 1000, 1050, 4000, 3_000_000_000, 5_000_000_000];
/** The price for the group `wholesale`; null for the general one. */
const wholesale = fc.constantFrom(null, null, 400, 1000, 4_000_000_000);

const values = (pool: string[]) => fc.subarray(pool, { maxLength: 2 });
const anyVariation = fc.record({
  color: values(colors),
  priceMinor: fc.constantFrom(...prices),
  wholesaleMinor: wholesale,
  isHidden: fc.constantFrom(false, false, true),
  isOffered: fc.boolean(),
});
const anyProduct = fc.record({
  color: values(colors),
  material: values(materials),
  brand: fc.constantFrom("", ...brands),
  priceMinor: fc.constantFrom(...prices),
  wholesaleMinor: wholesale,
  ratingHundredths: fc.constantFrom(...ratings),
  categoryIds: fc.subarray([1, 2, 3, 4], { minLength: 1 }),
  createdS: fc.integer({ min: 0, max: 3 }),
  salesRank: fc.integer({ min: 0, max: 3 }),
  featured: fc.boolean(),
  position: fc.integer({ min: 0, max: 2 }),
  name: fc.constantFrom("Anna", "Berta", "Cleo", "Dora"),
  variations: fc.array(anyVariation, { maxLength: 3 }),
});
const anyShop = fc.array(anyProduct, { maxLength: 200, size: "max" }).map((drafts) =>
  drafts.map(({ color, material, variations, ...draft }, at) =>
    testProduct(at + 1, {
      ...draft,
      attributes: { color, material },
      variations: variations.map(({ color: own, ...variation }, nth) =>
        testVariation(10_000 + at * 10 + nth, at + 1, {
          ...variation,
          attributes: own.length > 0 ? { color: own } : {},
        }),
      ),
    }),
  ),
);
/** Products with three hundred combinations of colors: so many that codes are examined when they are met. */
const withOwnColors = Array.from({ length: 300 }, (_, at) =>
  testProduct(100_000 + at, { attributes: { color: [`Color ${at % 20}`, `Hue ${Math.floor(at / 20)}`] } }),
);
const anyFilters = fc
  .record({
    color: values(colors),
    material: values(materials),
    brand: values([...brands, "Unknown"]),
    category: values(["kitchen", "bath", "mugs", "nowhere"]),
    from: fc.option(fc.constantFrom(500, 1000, 4_000_000_000, 6_000_000_000)),
    to: fc.option(fc.constantFrom(1000, 1050, 4_999_999_999)),
    minRating: fc.option(fc.constantFrom(3, 3.5, 4)),
  })
  .map(({ from, to, minRating, ...keys }) => ({
    ...Object.entries(keys).reduce((filters, [code, chosen]) => withKeys(filters, code, chosen), noFilters),
    price: priceRange(from, to),
    minRating,
  }));
const anyId = fc.integer({ min: 1, max: 205 });
const anyQuery: fc.Arbitrary<TestQuery> = fc.record({
  base: fc.oneof(
    fc.constantFrom(1, 2, 3, 4, 9).map((categoryId) => ({ kind: "category" as const, categoryId })),
    fc.record({
      kind: fc.constant("ids" as const),
      ids: fc.uniqueArray(anyId),
      levelIds: fc.array(fc.uniqueArray(anyId), { maxLength: 4 }),
    }),
  ),
  filters: anyFilters,
  sort: fc.record({
    field: fc.constantFrom(...sortFields),
    direction: fc.constantFrom("asc" as const, "desc" as const),
  }),
  page: fc.integer({ min: 1, max: 4 }),
  limit: fc.integer({ min: 1, max: 9 }),
  canSeePrices: fc.boolean(),
  group: fc.constantFrom(null, "wholesale", "staff"),
});

/** The same query as an index takes it. */
function ofIndex(index: CatalogueIndex, { base, ...rest }: TestQuery): GroupQuery {
  if (base.kind === "category") return { ...rest, base };
  const bitsOf = (ids: readonly number[]) => {
    const bits = bitmapFor(index.products.count);
    for (const rowId of ids.map((id) => index.rowIdOf(id))) if (rowId !== undefined) setBit(bits, rowId);
    return bits;
  };
  const found = { rowIds: bitsOf(base.ids), levels: base.levelIds.map(bitsOf), firstRowId: null };
  return { ...rest, base: { kind: "found", found } };
}

/** Names and the order of values are not compared here. */
const comparable = ({ facets, ...result }: NaiveResult) => ({
  ...result,
  facets: facets.map(({ code, buckets, min, max }) => ({
    code,
    counts: Object.fromEntries(buckets.map(({ key, docCount }) => [key, docCount])),
    ends: code === "price" || code === "review_avg_rating" ? [min, max] : null,
  })),
});

describe("a listing", () => {
  it("equals the products, variations, total and counts computed product by product", () => {
    return fc.assert(
      fc.asyncProperty(
        anyShop,
        fc.boolean(),
        fc.array(anyQuery, { minLength: 1, maxLength: 5 }),
        async (some, hasMore, queries) => {
          const products = hasMore ? [...some, ...withOwnColors] : some;
          const index = indexOf(products);
          await fillPrices(index, "wholesale", products);
          for (const query of queries)
            expect(comparable(queryListing(index, ofIndex(index, query)))).toEqual(
              comparable(naiveListing(products, query)),
            );
        },
      ),
      { numRuns: runs(40, 600) },
    );
  });

  it("counts a product once for two variations with the same value, after a rewrite", () => {
    const variation = (id: number, color: string) => testVariation(id, 1, { attributes: { color: [color] } });
    const index = indexOf([testProduct(1, { variations: [variation(2, "Blue"), variation(3, "Red")] })]);
    const variationRows = index.reserveVariations(0, 2);
    putFamily(index, { rowId: 0, variationRows }, [variation(2, "Blue"), variation(3, "Blue")]);
    const color = queryCategory(index, 1).facets.find(({ code }) => code === "color");
    expect(color?.buckets).toEqual([{ key: "Blue", name: "Blue", docCount: 1 }]);
  });

  it("shows no product without a single variation that matches all filters", () => {
    const index = indexOf([
      testProduct(1, {
        variations: [
          testVariation(2, 1, { attributes: { color: ["Blue"] }, priceMinor: 1000 }),
          testVariation(3, 1, { attributes: { color: ["Red"] }, priceMinor: 4000 }),
        ],
      }),
    ]);
    const filters = { ...withKeys(noFilters, "color", ["Blue"]), price: priceRange(3000, null) };
    expect(queryCategory(index, 1, { filters }).itemTotal).toBe(0);
  });
});
