import { answerSearch, searchCallSchema } from "../catalogue/answer-search.server";
import { findAddress } from "../catalogue/find-address.server";
import { listCategories } from "../catalogue/list-categories.server";
import type { Operation } from "./schema-part.server";

/** SDL of search and category paths (part 3, §7). */
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
    "The path of a category; null when the shop has no such category."
    categoryBySlug(slug: String!): CategoryPath
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

const categoryBySlug: Operation<{ slug: string }> = async (_parent, { slug }, { api: { ctx } }) => {
  const found = await findAddress(ctx, "category", slug);
  const category = found && (await listCategories(ctx)).find((entry) => entry.id === found.id);
  return category ? { path: category.path } : null;
};

export const searchResolvers = { Query: { searchPliable, categoryBySlug } };
