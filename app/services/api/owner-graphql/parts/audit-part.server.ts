import { z } from "zod";
import { actorText } from "~/models/shops/actors/recorded-actor";
import { searchAudit } from "../../../shops/audit/search-audit.server";
import { cursorMoment, readPage } from "../cursor.server";
import type { QueryResolvers, Resolvers } from "../resolvers";

const audit: QueryResolvers["audit"] = (_parent, { search, ...page }, { api }) =>
  readPage(page, z.object({ at: cursorMoment, id: z.number().int() }), {
    list: (after, limit) => searchAudit(api.ctx, search ?? {}, { after, limit }),
    keyOf: ({ entry, cursorAt }) => ({ at: cursorAt, id: entry.id }),
    nodeOf: ({ entry: { tenantId: _tenant, at, actor, ...entry } }) => ({
      ...entry,
      at: at.toISOString(),
      actor: actorText(actor),
    }),
  });

export const auditResolvers = { Query: { audit } } satisfies Resolvers;
