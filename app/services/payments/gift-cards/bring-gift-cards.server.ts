// @public

import { movedCardMovement } from "~/models/payments/ledger/moved-card-movement";
import type { MovedGiftCard } from "~/models/selling/gift-card/moved-gift-card";
import { authorize } from "~/models/shops/actors/authorize";
import { addMovedGiftCards } from "../../selling/gift-cards/add-moved-gift-cards.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { writeMovement } from "../ledger/write-movement.server";

/**
 * Brings gift cards of an earlier shop in and books what is owed to their holders (rules gift-cards-7 and
 * ledger-10). Call it in a transaction, with at most a thousand.
 * @returns how many are new
 * @throws AppError `forbidden`
 */
export async function bringGiftCards(ctx: ShopContext, cards: readonly MovedGiftCard[]): Promise<number> {
  authorize(await ctx.actor(), "change", { kind: "customer", tenantId: ctx.tenant.id, id: null });
  const added = await addMovedGiftCards(ctx, cards);
  for (const { giftCardId, amountMinor } of added) {
    const movement = movedCardMovement(giftCardId, amountMinor);
    if (movement) await writeMovement(ctx, movement);
  }
  return added.length;
}
