import { sql } from "drizzle-orm";
import { noFilters } from "~/models/catalogue/filters/applied-filters";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { answerSearch } from "~/services/api/answer-search.server";
import { answerListing } from "~/services/api/rest/answer-listing.server";
import { findAddress } from "~/services/catalogue/addresses/find-address.server";
import { findPageOfProduct } from "~/services/catalogue/addresses/find-page-of-product.server";
import { findSlug, resolveSlug } from "~/services/catalogue/addresses/resolve-slug.server";
import { categoriesOfProducts } from "~/services/catalogue/categories/categories-of-products.server";
import { listCategories } from "~/services/catalogue/categories/list-categories.server";
import { listCategoriesOf } from "~/services/catalogue/categories/list-categories-of.server";
import { listFilledCategories } from "~/services/catalogue/categories/list-filled-categories.server";
import { readCategory } from "~/services/catalogue/categories/read-category.server";
import { countBits } from "~/services/catalogue/index/engine/bitmap.server";
import { buildIndex } from "~/services/catalogue/index/refresh/build-index.server";
import { listBrands } from "~/services/catalogue/listing/list-brands.server";
import {
  listRequestedIds,
  listRequestedProducts,
  type ProductListRequest,
} from "~/services/catalogue/listing/list-requested-products.server";
import { listSortedProducts } from "~/services/catalogue/listing/list-sorted-products.server";
import { readListing } from "~/services/catalogue/listing/read-listing.server";
import { selectCards } from "~/services/catalogue/listing/select-cards.server";
import { findOffer } from "~/services/catalogue/offers/find-offer.server";
import { readSellable } from "~/services/catalogue/offers/read-sellable.server";
import { findChosenVariation } from "~/services/catalogue/product/find-chosen-variation.server";
import {
  findSellersProduct,
  findSharedProduct,
} from "~/services/catalogue/product/find-shared-product.server";
import { findVariationSku } from "~/services/catalogue/product/find-variation-sku.server";
import { readOwnJpins } from "~/services/catalogue/product/read-own-jpins.server";
import { readProduct } from "~/services/catalogue/product/read-product.server";
import { readProductRows } from "~/services/catalogue/product/read-product-rows.server";
import { findAlikeWords } from "~/services/catalogue/products/find-alike-words.server";
import { findExact } from "~/services/catalogue/products/find-exact.server";
import { findMatches } from "~/services/catalogue/products/find-matches.server";
import { firstReading } from "~/services/catalogue/products/first-reading.server";
import { listCategoryProducts } from "~/services/catalogue/products/list-category-products.server";
import { listOfferingSellers } from "~/services/catalogue/products/list-offering-sellers.server";
import { selectListedCards } from "~/services/catalogue/products/select-listed-cards.server";
import { searchBase } from "~/services/catalogue/search/search-base.server";
import { searchProducts } from "~/services/catalogue/search/search-products.server";
import { suggestProducts } from "~/services/catalogue/search/suggest-products.server";
import { failure } from "../../first-shop-names";
import type { Attempts } from "../../two-shops";
import { indexed } from "../../with-index";

/** Tries services of the catalogue as the second shop with the first shop's rows. */
export const catalogueAttempts: Attempts = {
  findAddress: ({ beta }) => findAddress(beta, "product", "alpha-mug"),
  findChosenVariation: ({ beta, teaId }) => findChosenVariation(beta, teaId, { v0: "Green" }),
  findPageOfProduct: ({ beta, mugId }) => findPageOfProduct(beta, mugId),
  findVariationSku: ({ beta, teaId }) => findVariationSku(beta, teaId, "green"),
  listBrands: ({ beta }) => listBrands(beta),
  listCategories: ({ beta }) => listCategories(beta),
  listCategoryProducts: ({ beta, category }) =>
    listCategoryProducts(beta, anonymousVisitor, {
      categoryId: category.id,
      sort: { field: "id", direction: "desc" },
      page: 1,
      limit: 24,
    }),
  categoriesOfProducts: ({ beta, teaId }) => categoriesOfProducts(beta, [teaId]),
  listRequestedProducts: async ({ beta, category, teaId }) => {
    const ask = (over: Partial<ProductListRequest>) =>
      listRequestedProducts(beta, anonymousVisitor, { selection: "bestsellers", limit: 100, ...over });
    return Promise.all([
      ask({}),
      ask({ categories: [category.slug] }),
      ask({ selection: "manual", skus: ["ALPHA-MUG"] }),
      ask({ selection: "similar", similarTo: teaId, likeText: "alpha mug tea" }),
    ]);
  },
  listRequestedIds: async ({ beta, category, mugId, teaId }) => {
    const requests = [{}, { categories: [category.slug] }, { skus: ["ALPHA-MUG"] }];
    const found = await Promise.all(
      requests.map((over) => listRequestedIds(beta, { selection: "bestsellers", limit: 100, ...over })),
    );
    if (found.flat().some((id) => id === mugId || id === teaId))
      throw failure("listed a product of another shop");
  },
  listSortedProducts: ({ beta, category }) =>
    listSortedProducts(indexed(beta), anonymousVisitor, {
      selection: "bestsellers",
      categories: [category.slug],
      sort: { field: "price", direction: "asc" },
      limit: 100,
    }),
  readCategory: ({ beta, category }) => readCategory(beta, category.id),
  readProduct: ({ beta, teaId }) =>
    readProduct(beta, anonymousVisitor, { id: teaId, addressSku: "ALPHA-TEA-GREEN" }),
  findSlug: async ({ beta, mugId }) => {
    if ((await findSlug(beta, { kind: "product", id: mugId })) !== null)
      throw failure("found a product of another shop");
  },
  resolveSlug: async ({ beta }) => {
    const target = await resolveSlug(beta, "alpha-mug");
    if (target.kind !== "none") throw failure("found an address of another shop");
  },
  searchProducts: ({ beta }) =>
    searchProducts(beta, anonymousVisitor, {
      keyword: "ALPHA-MUG",
      everything: true,
      sort: { field: "bestmatch", direction: "desc" },
      page: 1,
      limit: 24,
    }),
  selectCards: ({ beta, mugId }) =>
    selectCards(
      beta,
      anonymousVisitor,
      sql`select ${mugId}::bigint as id, 1 as position, 1 as item_total, null::bigint as variation_id`,
    ),
  answerSearch: ({ beta }) =>
    answerSearch(indexed(beta), anonymousVisitor, {
      keyword: "ALPHA-MUG",
      searchType: "all",
      order: null,
      page: 1,
      limit: 8,
      filter: {},
    }),
  readListing: async ({ alpha, beta, mugId, teaId, category }) => {
    const index = await buildIndex(alpha);
    const { cards } = await readListing(
      indexed(beta),
      anonymousVisitor,
      index,
      { base: { kind: "category", categoryId: category.id }, asked: new Map([[mugId, teaId]]) },
      {
        filters: noFilters,
        prices: index.prices.ofAll,
        sort: { field: "id", direction: "desc" },
        page: 1,
        limit: 8,
        canSeePrices: true,
      },
    );
    return cards;
  },
  answerListing: ({ beta, mugId, teaId, category }) =>
    answerListing(
      indexed(beta),
      anonymousVisitor,
      { sort: { field: "id", direction: "desc" }, page: 1, limit: 8, canSeePrices: true },
      async () => ({ base: { kind: "category", categoryId: category.id }, asked: new Map([[mugId, teaId]]) }),
      {},
    ),
  searchBase: async ({ alpha, beta }) => {
    const keyword = { keyword: "alpha -ALPHA-MUG", everything: true };
    const { base } = await searchBase(beta, await buildIndex(alpha), keyword);
    if (countBits(base.found.rowIds) > 0) throw failure("found products of another shop");
  },
  findExact: ({ beta }) => findExact(beta, "ALPHA-MUG"),
  findAlikeWords: ({ beta }) => findAlikeWords(beta, "alphas"),
  firstReading: async ({ beta }) => {
    const readings: unknown[] = [];
    await firstReading(beta, "alphas", async (reading) => {
      readings.push(...(reading.alike?.keys() ?? []));
      return null;
    });
    return readings;
  },
  findMatches: ({ beta }) =>
    findMatches(beta, {
      keyword: "ALPHA-MUG",
      everything: true,
      sort: { field: "bestmatch", direction: "desc" },
      page: 1,
      limit: 24,
    }),
  listFilledCategories: ({ beta }) => listFilledCategories(beta),
  listCategoriesOf: ({ beta, mugId }) => listCategoriesOf(beta, [mugId], 5),
  findSharedProduct: ({ beta, mugId }) => findSharedProduct(beta, { id: mugId }),
  findSellersProduct: ({ beta }) => findSellersProduct(beta, "alpha-mug"),
  readProductRows: ({ beta, mugId, teaId }) => readProductRows(beta, [mugId, teaId]),
  listOfferingSellers: async ({ beta, alpha }) => {
    if ((await listOfferingSellers(beta)).has(alpha.shop.sellerId))
      throw failure("listed a seller of another shop");
  },
  findOffer: async ({ beta, mugId }) => {
    if (await findOffer(beta, mugId)) throw failure("found an offer of another shop");
  },
  readOwnJpins: async ({ beta, mugId }) => {
    if ((await readOwnJpins(beta, [mugId])).size > 0) throw failure("read a number of another shop");
  },
  readSellable: async ({ beta, mugId }) => {
    if (await readSellable(beta, mugId)) throw failure("read a product of another shop");
  },
  selectListedCards: async ({ alpha, beta, mugId }) => {
    const found = { matches: [{ id: mugId, variationId: null }], itemTotal: 1 };
    await selectListedCards(indexed(alpha), anonymousVisitor, found);
    return selectListedCards(indexed(beta), anonymousVisitor, found);
  },
  suggestProducts: async ({ beta }) => {
    const { products, categories } = await suggestProducts(indexed(beta), anonymousVisitor, "ALPHA-MUG");
    return { products, categories };
  },
};
