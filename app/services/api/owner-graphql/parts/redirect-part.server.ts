import { z } from "zod";
import { listMissedAddresses, listRedirects } from "../../../content/redirects/list-redirects.server";
import { removeRedirect as removeOne } from "../../../content/redirects/remove-redirect.server";
import { redirectVersion, saveRedirects as saveAll } from "../../../content/redirects/save-redirects.server";
import { inTransaction } from "../../../shops/changes/in-transaction.server";
import { readPage } from "../cursor.server";
import type { MutationResolvers, QueryResolvers, Resolvers } from "../resolvers";

const redirects: QueryResolvers["redirects"] = (_parent, asked, { api }) =>
  readPage(asked, z.string(), {
    list: (after, limit) => listRedirects(api.ctx, { after, limit }),
    keyOf: ({ from }) => from,
    nodeOf: ({ lastAt, ...redirect }) => ({
      ...redirect,
      lastAt: lastAt?.toISOString() ?? null,
      version: redirectVersion(redirect),
    }),
  });

const missedAddresses: QueryResolvers["missedAddresses"] = (_parent, asked, { api }) =>
  readPage(asked, z.object({ hits: z.number().int(), path: z.string() }), {
    list: (after, limit) => listMissedAddresses(api.ctx, { after, limit }),
    keyOf: ({ hits, path }) => ({ hits, path }),
    nodeOf: ({ lastAt, ...missed }) => ({ ...missed, lastAt: lastAt.toISOString() }),
  });

const saveRedirects: MutationResolvers["saveRedirects"] = async (_parent, { redirects: sent }, { api }) => {
  const saved = await inTransaction(api.ctx, (inner) => saveAll(inner, sent, "merge"));
  const { added, changed, unchanged, refused } = saved;
  return {
    added: added.length,
    changed: changed.length,
    unchanged,
    refused: refused.map(({ at, reason, stale }) => ({
      at,
      reason,
      code: stale ? "conflict" : "invalid",
      current: stale?.current ?? null,
      version: stale?.version ?? null,
    })),
  };
};

const removeRedirect: MutationResolvers["removeRedirect"] = async (_parent, sent, { api }) => ({
  isRemoved: await inTransaction(api.ctx, (inner) =>
    removeOne(inner, sent.from, sent.expectedVersion ?? undefined),
  ),
});

export const redirectResolvers = {
  Query: { redirects, missedAddresses },
  Mutation: { saveRedirects, removeRedirect },
} satisfies Resolvers;
