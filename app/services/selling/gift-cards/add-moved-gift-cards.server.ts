// @public

import { giftCardCodeEnd } from "~/models/selling/gift-card/gift-card-code";
import type { MovedGiftCard } from "~/models/selling/gift-card/moved-gift-card";
import { giftCardEntries, giftCards } from "~/tables/selling/gift-cards";
import { shopKey } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { giftCardHash } from "./gift-card-hash.server";

/**
 * Adds gift cards of an earlier shop with what is left on them (rule gift-cards-7); nothing is mailed. A card
 * whose code is there stays as it is. Call it in a transaction, with at most a thousand.
 * @returns the new ones, amounts in minor units
 */
export async function addMovedGiftCards(
  ctx: ShopContext,
  cards: readonly MovedGiftCard[],
): Promise<{ giftCardId: number; amountMinor: number }[]> {
  if (cards.length === 0) return [];
  const balances = new Map(cards.map(({ code, balanceMinor }) => [giftCardHash(code), balanceMinor]));
  const added = await ctx.db
    .insert(giftCards)
    .values(
      cards.map(({ code, expiresOn }) => ({
        ...shopKey(ctx),
        createdAt: ctx.now(),
        recipientEmail: "",
        expiresOn,
        codeHash: giftCardHash(code),
        codeEnd: giftCardCodeEnd(code),
      })),
    )
    .onConflictDoNothing({ target: [giftCards.tenantId, giftCards.shopId, giftCards.codeHash] })
    .returning({ giftCardId: giftCards.id, codeHash: giftCards.codeHash });
  if (added.length === 0) return [];
  const moved = added.map(({ giftCardId, codeHash }) => ({
    giftCardId,
    amountMinor: balances.get(codeHash ?? "") ?? 0,
  }));
  await ctx.db.insert(giftCardEntries).values(
    moved.map((entry) => ({
      tenantId: ctx.tenant.id,
      createdAt: ctx.now(),
      kind: "moved" as const,
      ...entry,
    })),
  );
  return moved;
}
