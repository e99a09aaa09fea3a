import { categoryFields } from "~/models/api/fields/listing/category-fields";
import { categoryListFields } from "~/models/api/fields/listing/category-list-fields";
import { readRowId } from "~/models/platform/validation/read-row-id";
import { findAddress } from "../../../catalogue/addresses/find-address.server";
import { listCategories } from "../../../catalogue/categories/list-categories.server";
import { readCategory } from "../../../catalogue/categories/read-category.server";
import { readPliableData } from "../reading/read-pliable-data.server";
import type { QueryResolvers, Resolvers } from "../resolvers";

const categoryList: QueryResolvers["categoryList"] = async (_parent, _args, { api }) =>
  categoryListFields(await listCategories(api.ctx), api.ctx.shop.id);

const category: QueryResolvers["category"] = async (_parent, args, { api }) => {
  const { ctx } = api;
  const bySlug = args._id === undefined || args._id === null;
  const id = bySlug ? (await findAddress(ctx, "category", args.slug ?? ""))?.id : readRowId(args._id ?? "");
  if (!id) return null;
  const [read, entries] = await Promise.all([readCategory(ctx, id), listCategories(ctx)]);
  const entry = entries.find((one) => one.id === id);
  return read && entry ? categoryFields(read.category, entry, ctx.shop) : null;
};

export const categoryResolvers = {
  Query: {
    categoryList,
    category,
    categoryPliableData: (_parent, args, { api }) => readPliableData(api, args),
  },
  Category: { pliable_data: ({ slug }, args, { api }) => readPliableData(api, { ...args, slug }) },
} satisfies Resolvers;
