import { cardFields } from "~/models/api/card-fields";
import { readRowId } from "~/models/api/row-id";
import { answerSearch, searchCallSchema } from "../catalogue/answer-search.server";
import { findAddress } from "../catalogue/find-address.server";
import { listCategories } from "../catalogue/list-categories.server";
import { listProductsForSlider, type SliderRequest } from "../catalogue/list-products-for-slider.server";
import { maxListLimit } from "./query-size.server";
import type { Operation } from "./schema-part.server";

/** SDL of search, sliders and category paths (part 3, §7). */
export const searchTypes = /* GraphQL */ `
  type Query {
    "Products that match a keyword; the search_type all also looks into descriptions."
    searchPliable(
      search_type: String
      keyword: String
      filter: JSON
      params: JSON
      page: Int = 1
      order: String
      dir: String
      limit: Int = 8
    ): SearchResult!
    "The products of a slider."
    sliderProducts(input: SliderInput!, limit: Int = 10): SliderProducts!
    "The path of a category; null when the shop has no such category."
    categoryBySlug(slug: String!): CategoryPath
  }
  input SliderInput {
    "bestsellers, newest, featured, similar or manual"
    type: String = "bestsellers"
    "Slug of a category; its sub-categories count."
    categories: [String!]
    "Of manual: SKUs in the order they are shown."
    sku_list: [String!]
    "Of similar: the product others are similar to."
    product_id: ID
    excluded_product_ids: [ID!]
  }
  type SliderProducts {
    products: [ProductCard!]!
  }
  type SearchResult {
    success: Boolean!
    categories: [CategoryLink!]!
    products: [ProductCard!]!
    filter: [FilterGroup!]!
    paging: SearchPaging!
  }
  "begin and end count products from 1."
  type SearchPaging {
    begin: Int!
    end: Int!
    limit: Int!
    page: Int!
    total_products: Int!
    total_pages: Int!
  }
  type CategoryPath {
    path: String!
  }
`;

const searchPliable: Operation<Record<string, unknown>> = async (_parent, args, { api }) =>
  answerSearch(
    api.ctx,
    await api.visitor(),
    searchCallSchema.parse({ ...args, searchType: args.search_type }),
  );

type SliderArgs = {
  limit: number | null;
  input: {
    type?: string | null;
    categories?: string[] | null;
    sku_list?: string[] | null;
    product_id?: string | null;
    excluded_product_ids?: string[] | null;
  };
};

const selections: readonly SliderRequest["selection"][] = [
  "bestsellers",
  "newest",
  "featured",
  "similar",
  "manual",
];

const sliderProducts: Operation<SliderArgs> = async (_parent, { input, limit }, { api }) => {
  const excluded = new Set((input.excluded_product_ids ?? []).map(readRowId));
  const most = Math.min(maxListLimit, Math.max(1, limit ?? 10));
  const page = await listProductsForSlider(api.ctx, await api.visitor(), {
    selection: selections.find((name) => name === input.type) ?? "bestsellers",
    limitToCategory: input.categories?.[0] ?? "",
    skus: (input.sku_list ?? []).slice(0, maxListLimit),
    similarTo: readRowId(input.product_id ?? "") ?? 0,
    maxProducts: most + excluded.size,
  });
  const kept = page.products.filter((card) => !excluded.has(card.id)).slice(0, most);
  return { products: kept.map((card) => cardFields(card, api.ctx.shop.id)) };
};

const categoryBySlug: Operation<{ slug: string }> = async (_parent, { slug }, { api: { ctx } }) => {
  const found = await findAddress(ctx, "category", slug);
  const category = found && (await listCategories(ctx)).find((entry) => entry.id === found.id);
  return category ? { path: category.path } : null;
};

export const searchResolvers = { Query: { searchPliable, sliderProducts, categoryBySlug } };
