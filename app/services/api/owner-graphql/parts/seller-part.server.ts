import { changeSellerState } from "../../../marketplace/change-seller-state.server";
import { listSellerAccounts } from "../../../marketplace/list-seller-accounts.server";
import type { OwnerApi } from "../owner-context.server";
import type { QueryResolvers, Resolvers } from "../resolvers";

const sellers: QueryResolvers["sellers"] = (_parent, _asked, { api }) =>
  listSellerAccounts(api.ctx, api.key.sellerId ?? undefined);

const change = async ({ ctx }: OwnerApi, code: string, state: "active" | "paused") => ({
  isChanged: await changeSellerState(ctx, code, state),
});

export const sellerResolvers = {
  Query: { sellers },
  Mutation: {
    approveSeller: (_parent, { code }, { api }) => change(api, code, "active"),
    pauseSeller: (_parent, { code }, { api }) => change(api, code, "paused"),
    resumeSeller: (_parent, { code }, { api }) => change(api, code, "active"),
  },
} satisfies Resolvers;
