import { stockNoticeSchema } from "~/models/conversations/stock-notice-form";
import { AppError } from "~/models/platform/error/app-error";
import { readRowId } from "~/models/platform/validation/read-row-id";
import { askStockNotice as ask } from "../../../conversations/stock-notices/ask-stock-notice.server";
import type { MutationResolvers, Resolvers } from "../resolvers";

const askStockNotice: MutationResolvers["askStockNotice"] = async (_parent, { input }, { api }) => {
  const { customer } = await api.visitor();
  const productId = readRowId(input.product);
  if (productId === null) throw new AppError("not_found", "We couldn’t find this product.", "product");
  const asked = stockNoticeSchema(customer === null).safeParse({ email: input.email ?? undefined });
  if (!asked.success) throw new AppError("invalid", asked.error.issues[0]?.message ?? "Invalid", "email");
  await ask(api.ctx, { productId, customer, email: asked.data.email ?? "" });
  return { success: true };
};

export const stockNoticeResolvers = { Mutation: { askStockNotice } } satisfies Resolvers;
