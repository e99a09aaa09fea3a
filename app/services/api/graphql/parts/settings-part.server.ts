import { sellerFields } from "~/models/api/fields/seller-fields";
import { settingsFields } from "~/models/api/fields/settings-fields";
import { listTemplates } from "../../../content/templates/list-templates.server";
import { findMarketplace } from "../../../shops/directory/find-marketplace.server";
import { listSellers } from "../../../shops/directory/list-sellers.server";
import { countSellersProducts } from "../../rest/count-sellers-products.server";
import { maxListLimit } from "../limits/list-limit.server";
import { readSummaryFields } from "../reading/read-summary-fields.server";
import type { QueryResolvers, Resolvers } from "../resolvers";

/** The immediate answer; the cart is resolved only on request. */
const initSettings: QueryResolvers["initSettings"] = (_parent, _args, { api }) => ({
  success: true,
  settings: settingsFields(api.ctx.shop, {
    origin: api.ctx.origin,
    clusterSuffix: api.ctx.config.clusterSuffix,
  }),
});

export const settingsResolvers = {
  Query: { initSettings },
  // Resolved only on request.
  InitSettings: { summary: (_parent, _args, { api }) => readSummaryFields(api) },
  Settings: {
    sellers: async (_parent, _args, { api }) => (await listSellers(api.ctx)).map(sellerFields),
    client_guids: async (_parent, _args, { api }) => (await listSellers(api.ctx)).map(({ guid }) => guid),
    client_products: (_parent, _args, { api }) => countSellersProducts(api.ctx),
    blocks: async (_parent, _args, { api }) => {
      const sort = { by: "name", direction: "asc" } as const;
      const kinds = ["block" as const];
      const { templates } = await listTemplates(api.ctx, { kinds, page: 1, limit: maxListLimit, sort });
      return templates.map(({ id, name }) => ({ _id: id, name }));
    },
  },
  Client: {
    marketplace: async (_parent, _args, { api }) => (await findMarketplace(api.ctx))?.code ?? null,
    marketplace_guid: async (_parent, _args, { api }) => (await findMarketplace(api.ctx))?.id ?? null,
  },
} satisfies Resolvers;
