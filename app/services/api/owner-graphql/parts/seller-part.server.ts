import { readSellerPageRecord } from "~/models/marketplace/seller-page-record";
import { decideApplication } from "../../../marketplace/applications/decide-application.server";
import { listApplications } from "../../../marketplace/applications/list-applications.server";
import { changeSellerState } from "../../../marketplace/change-seller-state.server";
import { inviteSeller } from "../../../marketplace/invite-seller.server";
import { listSellerAccounts } from "../../../marketplace/list-seller-accounts.server";
import { changeSellerPage, readSellerPage } from "../../../marketplace/sellers/seller-page.server";
import { findSellerOfLedger } from "../../../payments/ledger/find-seller-of-ledger.server";
import { requireLimit } from "../cursor.server";
import type { OwnerApi } from "../owner-context.server";
import type { QueryResolvers, Resolvers } from "../resolvers";

const sellers: QueryResolvers["sellers"] = (_parent, _asked, { api }) =>
  listSellerAccounts(api.ctx, api.key.sellerId ?? undefined);

const sellerApplications: QueryResolvers["sellerApplications"] = async (_parent, asked, { api }) => {
  const found = await listApplications(api.ctx, asked.state, requireLimit(asked.limit));
  return found.map(({ id, name, ownerName, email, answers, state, reason, createdAt }) => ({
    id,
    name,
    ownerName,
    email,
    answers,
    state,
    reason,
    createdAt: createdAt.toISOString(),
  }));
};

/** The seller with a code, or the key's, or the shop's. */
const sellerOf = async ({ ctx, key }: OwnerApi, code: string | null | undefined): Promise<string> =>
  code == null ? (key.sellerId ?? ctx.shop.sellerId) : findSellerOfLedger(ctx, code);

const sellerPage: QueryResolvers["sellerPage"] = async (_parent, { seller }, { api }) =>
  readSellerPage(api.ctx, await sellerOf(api, seller));

type Sent = { code: string; expectedVersion?: string | null };

const change = async ({ ctx }: OwnerApi, { code, expectedVersion }: Sent, state: "active" | "paused") => ({
  isChanged: await changeSellerState(ctx, code, state, expectedVersion ?? undefined),
});

export const sellerResolvers = {
  Query: { sellers, sellerApplications, sellerPage },
  Mutation: {
    inviteSeller: async (_parent, { code, name, ownerEmail, ownerName }, { api }) => {
      const owner = { email: ownerEmail, name: ownerName };
      return { id: await inviteSeller(api.ctx, { code, name, owner }), code };
    },
    approveSeller: (_parent, sent, { api }) => change(api, sent, "active"),
    pauseSeller: (_parent, sent, { api }) => change(api, sent, "paused"),
    resumeSeller: (_parent, sent, { api }) => change(api, sent, "active"),
    approveSellerApplication: async (_parent, { id, code }, { api }) => {
      await decideApplication(api.ctx, id, { approves: true, code });
      return { id, state: "approved" };
    },
    refuseSellerApplication: async (_parent, { id, reason }, { api }) => {
      await decideApplication(api.ctx, id, { approves: false, reason });
      return { id, state: "refused" };
    },
    changeSellerPage: async (_parent, { seller, profile, selling, expectedVersion }, { api }) => {
      const sellerId = await sellerOf(api, seller);
      const page = readSellerPageRecord({ profile, selling });
      await changeSellerPage(api.ctx, sellerId, page, expectedVersion ?? undefined);
      return readSellerPage(api.ctx, sellerId);
    },
  },
} satisfies Resolvers;
