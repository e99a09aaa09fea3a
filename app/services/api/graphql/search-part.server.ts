import { findAddress } from "../../catalogue/find-address.server";
import { listCategories } from "../../catalogue/list-categories.server";
import { namedPart } from "../../catalogue/part-of-seller.server";
import { answerSearch, searchCallSchema } from "../answer-search.server";
import type { QueryResolvers, Resolvers } from "./resolvers";

const searchPliable: QueryResolvers["searchPliable"] = async (_parent, args, { api }) => {
  const call = searchCallSchema.parse({ ...args, searchType: args.search_type });
  return answerSearch(await namedPart(api.ctx, call.params), await api.visitor(), call);
};

const categoryBySlug: QueryResolvers["categoryBySlug"] = async (_parent, { slug }, { api: { ctx } }) => {
  const found = await findAddress(ctx, "category", slug);
  const category = found && (await listCategories(ctx)).find((entry) => entry.id === found.id);
  return category ? { path: category.path } : null;
};

export const searchResolvers = { Query: { searchPliable, categoryBySlug } } satisfies Resolvers;
