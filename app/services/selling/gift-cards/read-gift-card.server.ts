// @public

import { and, asc, eq, sql } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import type { GiftCardMoveKind } from "~/models/selling/gift-card/gift-card-moves";
import { authorize } from "~/models/shops/actors/authorize";
import { orders } from "~/tables/orders/orders";
import { giftCardEntries } from "~/tables/selling/gift-cards";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { type ListedGiftCard, readGiftCards } from "./list-gift-cards.server";

/** What moved on a gift card, minor units. */
export type GiftCardMove = {
  kind: GiftCardMoveKind;
  amountMinor: number;
  orderNumber: string | null;
  /** Why it was given or voided; empty for everything else. */
  note: string;
  createdAt: Date;
};

/**
 * A gift card of the shop with what moved on it, the oldest first.
 * @throws AppError `forbidden`, `not_found`
 */
export async function readGiftCard(
  ctx: ShopContext,
  id: number,
): Promise<ListedGiftCard & { moves: GiftCardMove[] }> {
  const tenantId = ctx.tenant.id;
  authorize(await ctx.actor(), "view", { kind: "customer", tenantId, id: null });
  const [card] = await readGiftCards(ctx, sql`g.id = ${id}`, 1);
  if (!card) throw new AppError("not_found", "There is no such gift card.");
  const moves = await ctx.db
    .select({
      kind: giftCardEntries.kind,
      amountMinor: giftCardEntries.amountMinor,
      orderNumber: orders.incrementId,
      note: giftCardEntries.note,
      createdAt: giftCardEntries.createdAt,
    })
    .from(giftCardEntries)
    .leftJoin(orders, and(eq(orders.tenantId, tenantId), eq(orders.id, giftCardEntries.orderId)))
    .where(and(eq(giftCardEntries.tenantId, tenantId), eq(giftCardEntries.giftCardId, id)))
    .orderBy(asc(giftCardEntries.id));
  return { ...card, moves };
}
