import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { noFilters, withKeys } from "~/models/catalogue/applied-filters";
import { priceRange } from "~/models/catalogue/filter-path/price-segment";
import { type Sort, sortFields } from "~/models/shops/sort";
import { runs } from "../../../../../tests/support/property-runs";
import type { CatalogueIndex } from "../../catalogue-index.server";
import { bitmapFor, setBit } from "../engine/bitmap.server";
import type { VariationRow } from "../refresh/index-rows.server";
import { putFamily, putProduct, putVariation } from "../refresh/put-rows.server";
import {
  fillPrices,
  type GroupQuery,
  indexOf,
  queryListing,
  type TestProduct,
  testProduct,
  testVariation,
} from "./index-fixture.server";
import { type NaiveResult, naiveListing, type TestQuery } from "./naive-listing-fixture.server";

/** Enough values that large shops have most pairs, and more of them than planes of codes can hold. */
const colors = ["Blue", "Red", "Sand", "Moss", "Gray", "Pink", "Teal"];
const materials = ["Clay", "Oak", "Wool", "Iron", "Cork", "Felt", "Cane"];
/** Enough values that all sixteen codes of four planes occur. */
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
/** How often similar products repeat, so that whole zones of 64 places have equal values. */
const anyTimes = fc.constantFrom(1, 1, 1, 1, 1, 1, 1, 1, 1, 70, 150);
const maxProducts = 400;
/** From none to some hundreds, because sets are read in words of 64 places and steps of 128. */
const anyDrafts = fc
  .array(fc.tuple(anyProduct, anyTimes), { maxLength: maxProducts, size: "max" })
  .map((drafts) =>
    drafts.flatMap(([draft, times]) => Array.from({ length: times }, () => draft)).slice(0, maxProducts),
  );
const anyShop = anyDrafts.map((drafts) =>
  drafts.map(({ color, material, variations, ...draft }, at) =>
    testProduct(at + 1, {
      ...draft,
      classCode: variations.length > 0 ? "variable_product" : "simple",
      attributes: { color, material },
      variations: variations.map(({ color: own, ...variation }, place) =>
        testVariation(10_000 + at * 10 + place, at + 1, {
          ...variation,
          attributes: own.length > 0 ? { color: own } : {},
        }),
      ),
    }),
  ),
);
/**
 * Plus products with a color and material of their own: a dozen need more planes than the variations' few
 * colors, and seventy exceed what planes can hold.
 */
const withOwnValues = (products: TestProduct[], count: number): TestProduct[] => {
  const first = Array.from({ length: count }, (_, at) =>
    testProduct(100_000 + at, {
      attributes: { color: [`Color ${at}`], material: [`Material ${at}`] },
      variations:
        at % 2 === 0 ? [testVariation(200_000 + at, 100_000 + at, { attributes: { color: ["Red"] } })] : [],
    }),
  );
  return [...products, ...first];
};
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
const anyId = fc.integer({ min: 1, max: 405 });
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

const anyQueries = fc.array(anyQuery, { minLength: 1, maxLength: 5 });

/** The same query as an index takes it. */
function ofIndex(index: CatalogueIndex, { base, ...rest }: TestQuery): GroupQuery {
  if (base.kind === "category") return { ...rest, base };
  const bitsOf = (ids: readonly number[]) => {
    const bits = bitmapFor(index.products.count);
    for (const slot of ids.map((id) => index.slotOf(id))) if (slot !== undefined) setBit(bits, slot);
    return bits;
  };
  const found = { slots: bitsOf(base.ids), levels: base.levelIds.map(bitsOf), firstSlot: null };
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

const anyPage = {
  sort: { field: "id", direction: "desc" } as const,
  page: 1,
  limit: 24,
  canSeePrices: true,
};

describe("a listing", () => {
  it("equals the products, variations, total and counts computed product by product", () => {
    return fc.assert(
      fc.asyncProperty(anyShop, fc.constantFrom(0, 12, 70), anyQueries, async (some, own, queries) => {
        const products = withOwnValues(some, own);
        const index = indexOf(products);
        await fillPrices(index, "wholesale", products);
        for (const query of queries)
          expect(comparable(queryListing(index, ofIndex(index, query)))).toEqual(
            comparable(naiveListing(products, query)),
          );
      }),
      { numRuns: runs(40, 600) },
    );
  });

  it("counts what was rewritten among hundreds of similar products", () => {
    const family = (id: number, material: string) =>
      testProduct(id, {
        attributes: { color: ["Blue"], material: [material] },
        variations: [testVariation(10_000 + id, id, { attributes: { color: ["Red"] } })],
      });
    const alike = Array.from({ length: 200 }, (_, at) =>
      testProduct(at + 1, { attributes: { material: ["Oak"] } }),
    );
    const families = Array.from({ length: 200 }, (_, at) => family(at + 201, "Oak"));
    const products = [...alike, ...families];
    const index = indexOf(products);
    for (const id of [70, 290]) {
      const changed = id < 200 ? testProduct(id, { attributes: { material: ["Clay"] } }) : family(id, "Clay");
      const written = { ...changed, categoryIds: [2] };
      products[id - 1] = written;
      const slot = index.slotOf(id) as number;
      putProduct(index, slot, written);
      for (const [at, place] of index.placeVariations(slot, written.variations.length).entries())
        putVariation(index, place, slot, written.variations[at] as VariationRow);
      if (written.variations.length > 0)
        putFamily(index, { slot, places: index.variationsOf(slot) }, written.variations);
      index.categories.set(slot, written.categoryIds);
    }
    const query: TestQuery = { ...anyPage, base: { kind: "category", categoryId: 1 }, filters: noFilters };
    for (const filters of [noFilters, withKeys(noFilters, "material", ["Clay"])])
      expect(comparable(queryListing(index, ofIndex(index, { ...query, filters })))).toEqual(
        comparable(naiveListing(products, { ...query, filters })),
      );
  });

  it("counts a product once for two variations with the same value, after a rewrite", () => {
    const variation = (id: number, color: string) => testVariation(id, 1, { attributes: { color: [color] } });
    const index = indexOf([testProduct(1, { variations: [variation(2, "Blue"), variation(3, "Red")] })]);
    const places = index.placeVariations(0, 2);
    putVariation(index, places[1] as number, 0, variation(3, "Blue"));
    const query: GroupQuery = { ...anyPage, base: { kind: "category", categoryId: 1 }, filters: noFilters };
    const color = queryListing(index, query).facets.find(({ code }) => code === "color");
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
    const base = { kind: "category" as const, categoryId: 1 };
    const sort: Sort = { field: "id", direction: "desc" };
    const result = queryListing(index, { base, filters, sort, page: 1, limit: 24, canSeePrices: true });
    expect(result.itemTotal).toBe(0);
  });
});
