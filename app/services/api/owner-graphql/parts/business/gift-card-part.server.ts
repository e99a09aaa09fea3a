import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { GiftCard, GiftCardSummary } from "~/models/api/owner/generated/gift";
import { giveGiftCard as give } from "../../../../payments/gift-cards/give-gift-card.server";
import { voidGiftCard as voidCard } from "../../../../payments/gift-cards/void-gift-card.server";
import { type ListedGiftCard, listGiftCards } from "../../../../selling/gift-cards/list-gift-cards.server";
import { readGiftCard } from "../../../../selling/gift-cards/read-gift-card.server";
import { readPage } from "../../cursor.server";
import { nullIfMissing } from "../../null-if-missing.server";
import type { OwnerApi } from "../../owner-context.server";
import type { MutationResolvers, QueryResolvers, Resolvers } from "../../resolvers";

const summaryOf = ({ createdAt, ...card }: ListedGiftCard): GiftCardSummary => ({
  ...card,
  createdAt: createdAt.toISOString(),
});

async function loadCard({ ctx }: OwnerApi, id: number): Promise<GiftCard> {
  const { moves, ...card } = await readGiftCard(ctx, id);
  return {
    ...summaryOf(card),
    moves: moves.map(({ createdAt, ...move }) => ({ ...move, createdAt: createdAt.toISOString() })),
  };
}

const giftCards: QueryResolvers["giftCards"] = (_parent, { find, ...page }, { api }) =>
  readPage(page, z.number().int(), {
    list: (after, limit) => listGiftCards(api.ctx, { text: find ?? "", after, limit }),
    keyOf: ({ id }) => id,
    nodeOf: summaryOf,
  });

const giftCard: QueryResolvers["giftCard"] = (_parent, { id }, { api }) =>
  nullIfMissing(() => loadCard(api, id));

const giveGiftCard: MutationResolvers["giveGiftCard"] = async (_parent, sent, { api }) => {
  const given = {
    amountMinor: sent.amountMinor,
    email: sent.email,
    name: sent.name ?? "",
    fromName: sent.fromName ?? "",
    message: sent.message ?? "",
    sendOn: sent.sendOn ?? "",
    expiresOn: sent.expiresOn ?? "",
    reason: sent.reason,
  };
  return loadCard(api, await give(api.ctx, given, api.nameChange() ?? randomUUID()));
};

const voidGiftCard: MutationResolvers["voidGiftCard"] = async (_parent, { id, reason }, { api }) => {
  await voidCard(api.ctx, id, reason);
  return loadCard(api, id);
};

export const giftCardResolvers = {
  Query: { giftCards, giftCard },
  Mutation: { giveGiftCard, voidGiftCard },
} satisfies Resolvers;
