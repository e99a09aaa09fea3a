import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Sort, sortFields } from "~/models/catalogue/sort";
import { AppError } from "~/models/error/app-error";
import { type AppliedFilters, chosenKeys, noFilters, withKeys } from "~/models/filter-path/applied-filters";
import type { FacetGroup } from "~/models/filter-path/facet";
import { priceRange } from "~/models/filter-path/price-segment";
import { bitsFor, setBit } from "./bits.server";
import type { CatalogueIndex } from "./catalogue-index.server";
import {
  indexOf,
  type TestProduct,
  testCategories,
  testProduct,
  testVariation,
} from "./index-fixture.server";
import type { ListingQuery, ListingResult } from "./listing-query.server";
import { queryListing } from "./query-listing.server";

const colors = ["Blue", "Red", "Sand"];
const materials = ["Clay", "Oak", "Wool"];
const brands = ["Fell", "Nord"];
/** In these tests ratings are few, so that many products share one. */
const ratings = [0, 150, 300, 420, 500];
const prices = [0, 500, 1000, 1050, 4000];

const values = (pool: string[]) => fc.subarray(pool, { maxLength: 2 });
const anyVariation = fc.record({
  color: values(colors),
  priceMinor: fc.constantFrom(...prices),
  isOffered: fc.boolean(),
});
const anyProduct = fc.record({
  color: values(colors),
  material: values(materials),
  brand: fc.constantFrom("", ...brands),
  priceMinor: fc.constantFrom(...prices),
  ratingHundredths: fc.constantFrom(...ratings),
  categoryIds: fc.subarray([1, 2, 3, 4], { minLength: 1 }),
  createdS: fc.integer({ min: 0, max: 3 }),
  salesRank: fc.integer({ min: 0, max: 3 }),
  featured: fc.boolean(),
  position: fc.integer({ min: 0, max: 2 }),
  name: fc.constantFrom("Anna", "Berta", "Cleo", "Dora"),
  variations: fc.array(anyVariation, { maxLength: 3 }),
});
/** From nothing to some hundreds: sets are walked over in words of 64 places and steps of 128. */
const anyShop = fc.array(anyProduct, { maxLength: 400, size: "max" }).map((drafts) =>
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
 * Products of which each has a color and a material of its own, before the others: groups with more values than planes
 * tell apart.
 */
const withManyValues = (products: TestProduct[]): TestProduct[] => {
  const first = Array.from({ length: 70 }, (_, at) =>
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
    from: fc.option(fc.constantFrom(500, 1000)),
    to: fc.option(fc.constantFrom(1000, 1050)),
    minRating: fc.option(fc.constantFrom(3, 4)),
  })
  .map(({ from, to, minRating, ...keys }) => ({
    ...Object.entries(keys).reduce((filters, [code, chosen]) => withKeys(filters, code, chosen), noFilters),
    price: priceRange(from, to),
    minRating,
  }));
/** A query whose search names what it found by id; each list of `levelIds` is a point for those in it. */
type TestQuery = Omit<ListingQuery, "base"> & {
  base: { kind: "category"; categoryId: number } | { kind: "ids"; ids: number[]; levelIds: number[][] };
};
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
});

const anyQueries = fc.array(anyQuery, { minLength: 1, maxLength: 5 });

/** The same query as an index takes it. */
function ofIndex(index: CatalogueIndex, { base, ...rest }: TestQuery): ListingQuery {
  if (base.kind === "category") return { ...rest, base };
  const bitsOf = (ids: readonly number[]) => {
    const bits = bitsFor(index.products.count);
    for (const slot of ids.map((id) => index.slotOf(id))) if (slot !== undefined) setBit(bits, slot);
    return bits;
  };
  const found = { slots: bitsOf(base.ids), levels: base.levelIds.map(bitsOf), firstSlot: null };
  return { ...rest, base: { kind: "found", found } };
}

const pointsOf = (levelIds: readonly number[][], id: number) =>
  levelIds.filter((ids) => ids.includes(id)).length;

/** Something a filter is asked of: a product without variations, or one variation of a product. */
type Unit = { id: number | null; priceMinor: number; keys: (code: string) => readonly string[] };

const unitsOf = (product: TestProduct): Unit[] => {
  const own = (code: string) => (code === "brand" ? [product.brand] : (product.attributes[code] ?? []));
  if (product.variations.length === 0) return [{ id: null, priceMinor: product.priceMinor, keys: own }];
  return product.variations.map(({ id, priceMinor, attributes }) => ({
    id,
    priceMinor,
    keys: (code) => attributes[code] ?? own(code),
  }));
};

const isBeneath = (categoryId: number, top: number) => {
  const pathOf = (id: number) => testCategories.find((category) => category.id === id)?.path ?? "";
  return categoryId === top || (pathOf(top) !== "" && pathOf(categoryId).startsWith(`${pathOf(top)}/`));
};
const isIn = (product: TestProduct, top: number) => product.categoryIds.some((id) => isBeneath(id, top));

type NaiveFacet = Pick<FacetGroup, "code" | "buckets" | "min" | "max">;
type NaiveResult = Omit<ListingResult, "facets"> & { facets: NaiveFacet[] };

/** The same answer, worked out product by product. */
function naiveListing(products: TestProduct[], query: TestQuery): NaiveResult {
  const { base, filters, sort, canSeePrices } = query;
  const listed = products.filter((product) =>
    base.kind === "ids" ? base.ids.includes(product.id) : isIn(product, base.categoryId),
  );
  const satisfying = (product: TestProduct, except: string | null) =>
    unitsOf(product).filter((unit) => satisfies(product, unit, filters, canSeePrices, except));
  const found = listed.filter((product) => satisfying(product, null).length > 0);
  const page = inOrder(found, sort, base).slice((query.page - 1) * query.limit, query.page * query.limit);
  return {
    ids: page.map(({ id }) => id),
    variationIds: page.map((product) => {
      const units = satisfying(product, null);
      return isChosen(filters, canSeePrices) && units.length < product.variations.length
        ? (units[0]?.id ?? null)
        : null;
    }),
    itemTotal: found.length,
    facets: naiveFacets(listed, query, satisfying),
  };
}

const isChosen = ({ values: keys, price, minRating }: AppliedFilters, canSeePrices: boolean) =>
  Object.keys(keys).length > 0 || (price !== null && canSeePrices) || minRating !== null;

function satisfies(
  product: TestProduct,
  unit: Unit,
  filters: AppliedFilters,
  canSeePrices: boolean,
  except: string | null,
): boolean {
  const wants = (code: string, has: (keys: readonly string[]) => boolean) => {
    const keys = chosenKeys(filters, code);
    return code === except || keys.length === 0 || has(keys);
  };
  const hasAny = (code: string) => wants(code, (keys) => unit.keys(code).some((key) => keys.includes(key)));
  const inCategory = wants("category", (slugs) =>
    testCategories.some(({ id, slug }) => slugs.includes(slug) && isIn(product, id)),
  );
  const { fromMinor, toMinor } = (except === "price" || !canSeePrices ? null : filters.price) ?? {};
  const hasRange = fromMinor !== undefined || toMinor !== undefined;
  const inRange =
    !hasRange ||
    (unit.priceMinor > 0 &&
      unit.priceMinor >= (fromMinor ?? 0) &&
      unit.priceMinor <= (toMinor ?? Number.POSITIVE_INFINITY));
  const minRating = except === "review_avg_rating" ? null : filters.minRating;
  const isRated = minRating === null || product.ratingHundredths >= minRating * 100;
  return hasAny("color") && hasAny("material") && hasAny("brand") && inCategory && inRange && isRated;
}

function naiveFacets(
  listed: TestProduct[],
  { base, filters, canSeePrices }: TestQuery,
  satisfying: (product: TestProduct, except: string) => Unit[],
): NaiveFacet[] {
  const count = (code: string, has: (product: TestProduct, units: Unit[]) => boolean) =>
    listed.filter((product) => {
      const units = satisfying(product, code);
      return units.length > 0 && has(product, units);
    }).length;
  const keysOf = (code: string) =>
    listed.flatMap((product) => unitsOf(product).flatMap((unit) => unit.keys(code)));
  const select = (code: string) =>
    [...new Set([...keysOf(code), ...chosenKeys(filters, code)])].filter(Boolean).map((key) => ({
      key,
      docCount: count(code, (_, units) => units.some((unit) => unit.keys(code).includes(key))),
    }));
  const parent = base.kind === "category" ? base.categoryId : null;
  const children = testCategories.filter(({ parentId }) => parentId === parent);
  const categories = [
    ...new Set([...children.map(({ slug }) => slug), ...chosenKeys(filters, "category")]),
  ].map((slug) => {
    const child = children.find((category) => category.slug === slug);
    return { key: slug, docCount: child ? count("category", (product) => isIn(product, child.id)) : 0 };
  });
  const priced = listed
    .flatMap((product) => satisfying(product, "price"))
    .flatMap(({ priceMinor }) => (priceMinor > 0 ? [priceMinor] : []));
  const rated = listed
    .filter((product) => satisfying(product, "review_avg_rating").length > 0)
    .map(({ ratingHundredths }) => ratingHundredths);
  const asked = [...new Set([4, 3, ...(filters.minRating ? [filters.minRating] : [])])];
  const stars = asked.map((rating) => ({
    key: String(rating),
    docCount: rated.filter((each) => each >= rating * 100).length,
  }));
  const isRatingShown = Math.max(0, ...rated) >= 200 || filters.minRating !== null;
  const groups = [
    { code: "category", buckets: categories },
    { code: "color", buckets: select("color") },
    { code: "material", buckets: select("material") },
    { code: "brand", buckets: select("brand") },
    { code: "price", buckets: [], min: Math.min(...priced), max: Math.max(...priced) },
    { code: "review_avg_rating", buckets: isRatingShown ? stars : [] },
  ];
  const isWanted = (code: string, key: string) =>
    chosenKeys(filters, code).includes(key) ||
    (code === "review_avg_rating" && key === String(filters.minRating));
  return groups.flatMap(({ code, buckets, ...ends }) => {
    const shown = buckets.filter(({ key, docCount }) => docCount > 0 || isWanted(code, key));
    if (code === "price" ? !canSeePrices || priced.length === 0 : shown.length === 0) return [];
    return [
      { code, buckets: shown.map((bucket) => ({ ...bucket, name: "" })), min: null, max: null, ...ends },
    ];
  });
}

function inOrder(found: TestProduct[], { field, direction }: Sort, base: TestQuery["base"]): TestProduct[] {
  const way = direction === "asc" ? 1 : -1;
  const sortPrice = (product: TestProduct) => {
    const visible = product.variations.filter(({ priceMinor }) => priceMinor > 0);
    const offered = visible.filter(({ isOffered }) => isOffered);
    if (product.variations.length === 0) return product.priceMinor;
    const counted = offered.length > 0 ? offered : visible;
    return counted.length > 0 ? Math.min(...counted.map(({ priceMinor }) => priceMinor)) : 0;
  };
  const keyOf: Record<Sort["field"], (product: TestProduct) => number | string> = {
    id: ({ id }) => id,
    price: sortPrice,
    name: ({ name }) => name,
    newest: ({ createdS }) => createdS,
    bestseller: ({ salesRank }) => salesRank,
    featured: ({ featured, position }) => (featured ? 1000 : 0) - position,
    bestmatch: ({ id, salesRank }) =>
      base.kind === "ids" ? 10 * pointsOf(base.levelIds, id) + salesRank : id,
  };
  const key = keyOf[field];
  const compare = (a: TestProduct, b: TestProduct) => (key(a) < key(b) ? -1 : Number(key(a) > key(b)));
  const hiddenLast = (product: TestProduct) => Number(field === "price" && key(product) === 0);
  return [...found].sort((a, b) => hiddenLast(a) - hiddenLast(b) || way * (compare(a, b) || a.id - b.id));
}

/** Names and order of values are not what is compared here. */
const comparable = ({ facets, ...result }: NaiveResult) => ({
  ...result,
  facets: facets.map(({ code, buckets, min, max }) => ({
    code,
    counts: Object.fromEntries(buckets.map(({ key, docCount }) => [key, docCount])),
    ends: code === "price" ? [min, max] : null,
  })),
});

describe("a listing", () => {
  it("has the products, the variations, the total and the counts that going through all products gives", () => {
    fc.assert(
      fc.property(anyShop, fc.boolean(), anyQueries, (some, hasManyValues, queries) => {
        const products = hasManyValues ? withManyValues(some) : some;
        const index = indexOf(products);
        for (const query of queries)
          expect(comparable(queryListing(index, ofIndex(index, query)))).toEqual(
            comparable(naiveListing(products, query)),
          );
      }),
      { numRuns: 300 },
    );
  }, 30_000);

  it("is refused by an index whose memory was given back", () => {
    const index = indexOf([testProduct(1)]);
    const query: ListingQuery = {
      base: { kind: "category", categoryId: 1 },
      filters: noFilters,
      sort: { field: "id", direction: "desc" },
      page: 1,
      limit: 24,
      canSeePrices: true,
    };
    expect(queryListing(index, query).itemTotal).toBe(1);
    index.release();
    expect(() => queryListing(index, { ...query, page: 2 })).toThrow(AppError);
  });

  it("shows nothing of a product none of whose variations has everything chosen", () => {
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
