import { readSearchCall } from "~/models/api/search-call";
import { AppError } from "~/models/platform/error/app-error";
import { findAddress } from "../../../catalogue/addresses/find-address.server";
import { listCategories } from "../../../catalogue/categories/list-categories.server";
import { answerSearchCall } from "../../answer-search.server";
import type { QueryResolvers, Resolvers } from "../resolvers";

const searchPliable: QueryResolvers["searchPliable"] = async (_parent, args, { api }) => {
  const call = readSearchCall({ ...args, searchType: args.search_type });
  if ("refusal" in call) throw new AppError("invalid", call.refusal, "params");
  const { part, answer } = await answerSearchCall(api.ctx, await api.visitor(), call);
  return { ...answer, products: api.readIn(part, answer.products) };
};

const categoryBySlug: QueryResolvers["categoryBySlug"] = async (_parent, { slug }, { api: { ctx } }) => {
  const found = await findAddress(ctx, "category", slug);
  const category = found && (await listCategories(ctx)).find((entry) => entry.id === found.id);
  return category ? { path: category.path } : null;
};

export const searchResolvers = { Query: { searchPliable, categoryBySlug } } satisfies Resolvers;
