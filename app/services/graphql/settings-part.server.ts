import { settingsFields } from "~/models/api/settings-fields";
import type { QueryResolvers, Resolvers } from "./generated/resolvers.server";
import { readSummaryFields } from "./read-summary-fields.server";

const initSettings: QueryResolvers["initSettings"] = (_parent, _args, { api }) => ({
  success: true,
  settings: settingsFields(api.ctx.shop, {
    origin: api.ctx.origin,
    clusterSuffix: api.ctx.config.clusterSuffix,
  }),
});

export const settingsResolvers = {
  Query: { initSettings },
  // Read only where it is asked for.
  InitSettings: { summary: (_parent, _args, { api }) => readSummaryFields(api) },
} satisfies Resolvers;
