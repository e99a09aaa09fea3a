import { noFilters } from "~/models/catalogue/filters/applied-filters";
import { type FilterGroup, filterGroups } from "~/models/catalogue/filters/filter-group";
import { sellable } from "~/models/catalogue/product/sellable-fixture";
import type { ListingQuery, ListingResult } from "../../listing/listing-query.server";
import { CatalogueIndex } from "../catalogue-index.server";
import { CategoryTree, type IndexedCategory } from "../engine/category-tree.server";
import { AttributeColumn } from "../engine/index-tables.server";
import type { IndexedProductRow, VariationRow } from "../refresh/index-rows.server";
import { familyRecord, putFamily, putPrices, putPricesOf, putProduct } from "../refresh/put-rows.server";
import { beginListing } from "./query-listing.server";

/**
 * Prices for tests, minor units; 0 for an invalid one. `wholesaleMinor` is the price for the group
 * `wholesale`.
 */
type TestPrices = {
  priceMinor: number;
  wholesaleMinor: number | null;
  isHidden: boolean;
  isOffered: boolean;
};
/** A variation for tests, as the database returns it. */
export type TestVariation = VariationRow & TestPrices;
/** A product for tests, as the database returns it, with its name, categories and variations. */
export type TestProduct = IndexedProductRow &
  TestPrices & { name: string; categoryIds: number[]; variations: TestVariation[] };

const plainPrices: TestPrices = { priceMinor: 1000, wholesaleMinor: null, isHidden: false, isOffered: true };

const pricedBy = (id: number, { priceMinor, wholesaleMinor, isHidden, isOffered }: TestPrices) =>
  sellable({
    id,
    priceMinor,
    hidePrice: isHidden,
    availableForSale: isOffered,
    levels:
      wholesaleMinor === null
        ? []
        : [{ id: String(id), customerGroups: ["wholesale"], minQty: 1, priceMinor: wholesaleMinor }],
  });

/**
 * A category below another: the test tree is 1 (home) with 2 (kitchen) and 3 (bath), and 4 (mugs) below 2.
 */
export const testCategories: IndexedCategory[] = [
  { id: 1, parentId: null, slug: "home", path: "home", name: "Home", isActive: true },
  { id: 2, parentId: 1, slug: "kitchen", path: "home/kitchen", name: "Kitchen", isActive: true },
  { id: 3, parentId: 1, slug: "bath", path: "home/bath", name: "Bath", isActive: true },
  { id: 4, parentId: 2, slug: "mugs", path: "home/kitchen/mugs", name: "Mugs", isActive: true },
];

/** The groups of the tests: category, color, material, brand, price, rating. */
const testGroups: FilterGroup[] = filterGroups(
  ["category", "color", "material", "brand", "price", "review_avg_rating"].map((code) => ({
    code,
    label: "",
    seo_index: false,
    hidden: false,
  })),
  [],
);

/** A product for tests: 10.00, in the category `home`, without attributes. */
export const testProduct = (id: number, over: Partial<TestProduct> = {}): TestProduct => ({
  ...plainPrices,
  self: pricedBy(id, { ...plainPrices, ...over }),
  members: [],
  id,
  classCode: over.variations?.length ? "variable_product" : "simple",
  name: `Product ${id}`,
  brand: "",
  productType: "",
  attributes: {},
  createdS: id,
  salesRank: 0,
  featured: false,
  position: 0,
  ratingHundredths: 0,
  categoryIds: [1],
  variations: [],
  ...over,
});

/** A variation for tests, at 10.00. */
export const testVariation = (
  id: number,
  parentId: number,
  over: Partial<TestVariation> = {},
): TestVariation => ({
  ...plainPrices,
  self: pricedBy(id, { ...plainPrices, ...over }),
  id,
  parentId,
  attributes: {},
  optionValues: {},
  saidOfProduct: null,
  ...over,
});

/** The index of some products, without a database; rows are ordered by category, as in a real build. */
export function indexOf(
  listed: readonly TestProduct[],
  groups: FilterGroup[] = testGroups,
  categories: IndexedCategory[] = testCategories,
): CatalogueIndex {
  const index = new CatalogueIndex(new CategoryTree(categories));
  const products = [...listed].sort((a, b) => firstCategory(a) - firstCategory(b) || a.id - b.id);
  index.groups = groups;
  index.attributes = groups
    .filter(({ kind }) => kind === "select")
    .map(({ code }) => new AttributeColumn(code));
  for (const product of products) {
    const rowId = index.products.add();
    putProduct(index, rowId, product);
    putPrices(index, { rowId, variationRows: [] }, product);
  }
  for (const _ of index.finishProducts());
  for (const [rowId, { variations }] of products.entries()) {
    const variationRows = variations.map(() => index.variations.add(rowId));
    if (variations.length > 0) putFamily(index, { rowId, variationRows }, variations);
  }
  index.finishVariations();
  for (const [rowId, { categoryIds }] of products.entries()) index.categories.set(rowId, categoryIds);
  const byName = [...products.keys()].sort(
    (a, b) =>
      compare(products[a]?.name ?? "", products[b]?.name ?? "") ||
      (products[a]?.id ?? 0) - (products[b]?.id ?? 0),
  );
  index.nameStep = 1 << 10;
  for (const [position, rowId] of byName.entries())
    index.products.nameKeys.set(rowId, (position + 1) * index.nameStep);
  return index;
}

/** Fills a group's prices, as if read from the database. */
export async function fillPrices(
  index: CatalogueIndex,
  group: string,
  products: readonly TestProduct[],
): Promise<void> {
  await index.prices.fill(group, async (set, changed) => {
    for (const product of products) {
      const rowId = index.rowIdOf(product.id);
      if (rowId === undefined || changed.has(rowId)) continue;
      const { variations } = product;
      const record = variations.length > 0 ? familyRecord(variations) : product;
      putPricesOf(set, { rowId, variationRows: index.variationsOf(rowId) }, record);
    }
  });
}

/** A query without its prices, which are a group's or the general ones. */
export type GroupQuery = Omit<ListingQuery, "prices"> & { group?: string | null };

/** The result of a listing, awaited at once. */
export function queryListing(index: CatalogueIndex, { group = null, ...query }: GroupQuery): ListingResult {
  const prices = index.prices.find(group) ?? index.prices.ofAll;
  const { countedFacets, ...listed } = beginListing(index, { ...query, prices });
  return { ...listed, facets: countedFacets() };
}

/** The result for the first page of a category, oldest first, unless the query is for something else. */
export const queryCategory = (
  index: CatalogueIndex,
  categoryId: number,
  query: Partial<Omit<GroupQuery, "base">> = {},
): ListingResult =>
  queryListing(index, {
    base: { kind: "category", categoryId },
    filters: noFilters,
    sort: { field: "id", direction: "asc" },
    page: 1,
    limit: 24,
    canSeePrices: true,
    ...query,
  });

const firstCategory = ({ categoryIds }: TestProduct) => Math.min(...categoryIds);
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
