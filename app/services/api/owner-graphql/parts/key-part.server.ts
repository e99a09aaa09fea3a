import { listOwnedShops } from "../calls/list-owned-shops.server";
import type { QueryResolvers, Resolvers } from "../resolvers";

const currentKey: QueryResolvers["currentKey"] = (_parent, _asked, { api: { key } }) => ({
  id: key.keyId,
  scopes: [...key.scopes],
  shopId: key.shopId,
  sellerId: key.sellerId,
});

const shops: QueryResolvers["shops"] = (_parent, _asked, { api }) => listOwnedShops(api.ctx, api.key);

export const keyResolvers = { Query: { currentKey, shops } } satisfies Resolvers;
