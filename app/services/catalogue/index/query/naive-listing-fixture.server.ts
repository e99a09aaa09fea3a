import { type AppliedFilters, chosenKeys } from "~/models/catalogue/filters/applied-filters";
import type { FacetGroup } from "~/models/catalogue/filters/facet";
import type { Sort } from "~/models/shops/pages/sort";
import type { ListingResult } from "../../listing/listing-query.server";
import {
  type GroupQuery,
  type TestProduct,
  type TestVariation,
  testCategories,
} from "./index-fixture.server";

/** A query with a search's results as ids; each list of `levelIds` gives its products a point. */
export type TestQuery = Omit<GroupQuery, "base"> & {
  base: { kind: "category"; categoryId: number } | { kind: "ids"; ids: number[]; levelIds: number[][] };
};

const pointsOf = (levelIds: readonly number[][], id: number) =>
  levelIds.filter((ids) => ids.includes(id)).length;

/** What a filter examines: a product without variations, or a variation. */
type Unit = { id: number | null; priceMinor: number; keys: (code: string) => readonly string[] };

/** A group's price for a piece; 0 if none is visible. */
const shownTo = (
  group: string | null | undefined,
  { priceMinor, wholesaleMinor, isHidden }: TestProduct | TestVariation,
) => {
  if (isHidden) return 0;
  return group === "wholesale" && wholesaleMinor !== null ? Math.min(priceMinor, wholesaleMinor) : priceMinor;
};

/** The variations whose prices count: those that can be bought, or all if none can. */
const countedOf = ({ variations }: TestProduct) => {
  const buyable = variations.filter(({ isOffered, priceMinor }) => isOffered && priceMinor > 0);
  return buyable.length > 0 ? buyable : variations;
};

const unitsOf = (product: TestProduct, group: string | null | undefined): Unit[] => {
  const own = (code: string) => (code === "brand" ? [product.brand] : (product.attributes[code] ?? []));
  if (product.variations.length === 0) return [{ id: null, priceMinor: shownTo(group, product), keys: own }];
  const counted = countedOf(product);
  return product.variations.map((variation) => ({
    id: variation.id,
    priceMinor: counted.includes(variation) ? shownTo(group, variation) : 0,
    keys: (code) => variation.attributes[code] ?? own(code),
  }));
};

const isBeneath = (categoryId: number, top: number) => {
  const pathOf = (id: number) => testCategories.find((category) => category.id === id)?.path ?? "";
  return categoryId === top || (pathOf(top) !== "" && pathOf(categoryId).startsWith(`${pathOf(top)}/`));
};
const isIn = (product: TestProduct, top: number) => product.categoryIds.some((id) => isBeneath(id, top));

type NaiveFacet = Pick<FacetGroup, "code" | "buckets" | "min" | "max">;
/** A result without the parts that are not compared. */
export type NaiveResult = Omit<ListingResult, "facets"> & { facets: NaiveFacet[] };

/** The same result, computed product by product. */
export function naiveListing(products: TestProduct[], query: TestQuery): NaiveResult {
  const { base, filters, canSeePrices } = query;
  const listed = products.filter((product) =>
    base.kind === "ids" ? base.ids.includes(product.id) : isIn(product, base.categoryId),
  );
  const satisfying = (product: TestProduct, except: string | null) =>
    unitsOf(product, query.group).filter((unit) => satisfies(product, unit, filters, canSeePrices, except));
  const found = listed.filter((product) => satisfying(product, null).length > 0);
  const page = inOrder(found, query).slice((query.page - 1) * query.limit, query.page * query.limit);
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
  const known = new Map<string, { product: TestProduct; units: Unit[] }[]>();
  const foundBy = (code: string) => {
    const found =
      known.get(code) ??
      listed
        .map((product) => ({ product, units: satisfying(product, code) }))
        .filter(({ units }) => units.length > 0);
    known.set(code, found);
    return found;
  };
  const select = (code: string) => {
    const counts = new Map(chosenKeys(filters, code).map((key) => [key, 0]));
    for (const { units } of foundBy(code))
      for (const key of new Set(units.flatMap((unit) => unit.keys(code))))
        if (key !== "") counts.set(key, (counts.get(key) ?? 0) + 1);
    return [...counts].map(([key, docCount]) => ({ key, docCount }));
  };
  const parent = base.kind === "category" ? base.categoryId : null;
  const children = testCategories.filter(({ parentId }) => parentId === parent);
  const categories = [
    ...new Set([...children.map(({ slug }) => slug), ...chosenKeys(filters, "category")]),
  ].map((slug) => {
    const child = children.find((category) => category.slug === slug);
    return {
      key: slug,
      docCount: child ? foundBy("category").filter(({ product }) => isIn(product, child.id)).length : 0,
    };
  });
  const priced = foundBy("price").flatMap(({ units }) => units.flatMap(({ priceMinor }) => priceMinor || []));
  const rated = foundBy("review_avg_rating").map(({ product }) => product.ratingHundredths);
  const asked = [...new Set([4, 3, ...(filters.minRating ? [filters.minRating] : [])])];
  const stars = asked.map((rating) => ({
    key: String(rating),
    docCount: rated.filter((each) => each >= rating * 100).length,
  }));
  const best = Math.max(0, ...rated);
  const isRatingShown = best >= 200 || filters.minRating !== null;
  const groups = [
    { code: "category", buckets: categories },
    ...["color", "material", "brand"].map((code) => ({ code, buckets: select(code) })),
    { code: "price", buckets: [], min: Math.min(...priced), max: Math.max(...priced) },
    { code: "review_avg_rating", buckets: isRatingShown ? stars : [], min: 0, max: best / 100 },
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

function inOrder(found: TestProduct[], { sort, base, group }: TestQuery): TestProduct[] {
  const { field, direction } = sort;
  const way = direction === "asc" ? 1 : -1;
  const sortPrice = (product: TestProduct) => {
    const shown = unitsOf(product, group).flatMap(({ priceMinor }) => priceMinor || []);
    return shown.length > 0 ? Math.min(...shown) : 0;
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
