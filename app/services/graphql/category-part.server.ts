import { categoryFields } from "~/models/api/category-fields";
import { categoryListFields } from "~/models/api/category-list-fields";
import { readRowId } from "~/models/api/row-id";
import { findAddress } from "../catalogue/find-address.server";
import { listCategories } from "../catalogue/list-categories.server";
import { readCategory } from "../catalogue/read-category.server";
import type { ResolverContext } from "./api-context.server";
import { type PliableArgs, readPliableData } from "./read-pliable-data.server";
import type { Operation } from "./schema-part.server";

/** What a page of a category's products is asked for with; its defaults are the same wherever it is asked. */
const listingArguments = /* GraphQL */ `filter: JSON, page: Int = 1, order: String = "bestseller", dir: String = "desc", limit: Int = 8`;

/** SDL of categories and their listings (part 1, §3; part 3, §7). */
export const categoryTypes = /* GraphQL */ `
  type Query {
    "Every active category, parents first."
    categoryList: [CategoryEntry!]!
    category(_id: ID, slug: String): Category
    """
    A page of a category's products. The category is named by slug, or by path, whose last part is the slug. The filter
    holds keys by group code, price as {from, to} and review_avg_rating as {min}.
    """
    categoryPliableData(path: String, slug: String, ${listingArguments}): PliableData
  }
  type CategoryEntry {
    _id: Long!
    parent_page: Int
    name: String!
    title: String!
    slug: String!
    path: String!
    category_path: String!
    sub_title: String!
    image: String
    meta_title: String!
    meta_description: String!
    client_guid: String!
  }
  type Category {
    _id: Long!
    parent_page: Int
    entity_type: String!
    path: String!
    category_path: String!
    name: String!
    title: String!
    slug: String!
    sub_title: String!
    description: String!
    image: String
    image_mobile: String
    display_option: String!
    optional_content: OptionalContent
    page_title: String!
    "The robots setting its page follows, such as index_follow."
    seo_crawler_setting: String!
    meta_title: String!
    meta_description: String!
    meta_keyword: String!
    client_guid: String!
    breadcrumb: [CategoryLink!]!
    children: [CategoryLink!]!
    "A page of its products, as categoryPliableData answers it."
    pliable_data(${listingArguments}): PliableData
  }
  type OptionalContent {
    title: String!
    sub_title: String!
    description: String!
  }
  type CategoryLink {
    name: String!
    slug: String!
  }
  type PliableData {
    paging: Paging!
    data: [ProductCard!]!
    filter: [FilterGroup!]!
    currentSortCode: String!
  }
  "Pages count from 1; total is the number of pages."
  type Paging {
    page: Int!
    total: Int!
    limit: Int!
    itemTotal: Int!
  }
  "A group of filters: its counts ignore what is chosen of it. min and max are prices in major units, or ratings."
  type FilterGroup {
    code: String!
    label: String!
    "select, category, range, rating or hidden"
    type: String!
    buckets: [FilterBucket!]!
    min: Float
    max: Float
  }
  type FilterBucket {
    key: String!
    name: String!
    doc_count: Int!
  }
`;

const categoryList: Operation<unknown> = async (_parent, _args, { api }) =>
  categoryListFields(await listCategories(api.ctx), api.ctx.shop.id);

const category: Operation<{ _id?: string | null; slug?: string | null }> = async (_parent, args, { api }) => {
  const { ctx } = api;
  const bySlug = args._id === undefined || args._id === null;
  const id = bySlug ? (await findAddress(ctx, "category", args.slug ?? ""))?.id : readRowId(args._id ?? "");
  if (!id) return null;
  const [read, entries] = await Promise.all([readCategory(ctx, id), listCategories(ctx)]);
  const entry = entries.find((one) => one.id === id);
  return read && entry ? categoryFields(read.category, entry, ctx.shop) : null;
};

const categoryPliableData: Operation<PliableArgs> = (_parent, args, { api }) => readPliableData(api, args);

const pliable_data = ({ slug }: { slug: string }, args: PliableArgs, { api }: ResolverContext) =>
  readPliableData(api, { ...args, slug });

export const categoryResolvers = {
  Query: { categoryList, category, categoryPliableData },
  Category: { pliable_data },
};
