import { changeSellerState } from "../../../marketplace/change-seller-state.server";
import { inviteSeller } from "../../../marketplace/invite-seller.server";
import { listSellerAccounts } from "../../../marketplace/list-seller-accounts.server";
import type { OwnerApi } from "../owner-context.server";
import type { QueryResolvers, Resolvers } from "../resolvers";

const sellers: QueryResolvers["sellers"] = (_parent, _asked, { api }) =>
  listSellerAccounts(api.ctx, api.key.sellerId ?? undefined);

type Sent = { code: string; expectedVersion?: string | null };

const change = async ({ ctx }: OwnerApi, { code, expectedVersion }: Sent, state: "active" | "paused") => ({
  isChanged: await changeSellerState(ctx, code, state, expectedVersion ?? undefined),
});

export const sellerResolvers = {
  Query: { sellers },
  Mutation: {
    inviteSeller: async (_parent, { code, name, ownerEmail, ownerName }, { api }) => {
      const owner = { email: ownerEmail, name: ownerName };
      return { id: await inviteSeller(api.ctx, { code, name, owner }), code };
    },
    approveSeller: (_parent, sent, { api }) => change(api, sent, "active"),
    pauseSeller: (_parent, sent, { api }) => change(api, sent, "paused"),
    resumeSeller: (_parent, sent, { api }) => change(api, sent, "active"),
  },
} satisfies Resolvers;
