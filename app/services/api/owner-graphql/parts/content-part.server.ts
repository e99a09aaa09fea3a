import { z } from "zod";
import { AppError } from "~/models/platform/error/app-error";
import { listSubmissions } from "../../../content/forms/list-submissions.server";
import { previewAddress } from "../../../content/templates/preview-address.server";
import { readPage } from "../cursor.server";
import type { MutationResolvers, QueryResolvers, Resolvers } from "../resolvers";

/** The database counts forms in 32 bits. */
const mostForms = 2 ** 31 - 1;

const formSubmissions: QueryResolvers["formSubmissions"] = async (_parent, { form, ...asked }, { api }) => {
  if (form != null && (form < 0 || form > mostForms))
    throw new AppError("invalid", "A form is called by its number.", "form");
  const [columns = [], ...rows] = await listSubmissions(api.ctx, form ?? null);
  const numbered = rows.map((texts, index) => ({ texts, index }));
  const page = await readPage(asked, z.number().int().min(0), {
    list: async (after, limit) => numbered.slice(after === null ? 0 : after + 1).slice(0, limit),
    keyOf: ({ index }) => index,
    nodeOf: ({ texts }) => ({ texts }),
  });
  return { columns, ...page };
};

const makePreviewLink: MutationResolvers["makePreviewLink"] = async (
  _parent,
  { template },
  { api: { ctx } },
) => ({
  url: ctx.origin + (await previewAddress(ctx, ctx.secret, template)),
});

export const contentResolvers = {
  Query: { formSubmissions },
  Mutation: { makePreviewLink },
} satisfies Resolvers;
