// @public

import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { givenCardMovement } from "~/models/payments/ledger/given-card-movement";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { actorText, recordedActor } from "~/models/shops/actors/recorded-actor";
import { lockGiftCards } from "../../selling/gift-cards/lock-gift-cards.server";
import { readGiftCard } from "../../selling/gift-cards/read-gift-card.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { writeMovement } from "../ledger/write-movement.server";

/**
 * Voids what is left on a gift card that was given or came from an earlier shop, and books that it is owed no
 * more (rule gift-cards-11). A bought one is its buyer's money, which a refund of its order gives back.
 * @param reason for the books
 * @returns what was left, minor units
 * @throws AppError `forbidden`, `not_found`, `invalid` on `reason`, `conflict` for a bought card and
 * one with nothing left
 */
export async function voidGiftCard(ctx: ShopContext, id: number, reason: string): Promise<number> {
  const actor = await ctx.actor();
  authorize(actor, "change", { kind: "customer", tenantId: ctx.tenant.id, id: null });
  const why = reason.trim();
  if (why === "" || why.length > 500)
    throw new AppError("invalid", why ? "Use 500 characters or fewer." : "Say why, for the books.", "reason");
  return inTransaction(ctx, async (inner) => {
    await lockGiftCards(inner, [id]);
    const { balanceMinor, orderNumber } = await readGiftCard(inner, id);
    if (orderNumber !== null)
      throw new AppError("conflict", `This card was bought. Refund order ${orderNumber}: that voids it.`);
    if (balanceMinor <= 0) throw new AppError("conflict", "Nothing is left on this gift card.");
    const note = `${actorText(recordedActor(actor))}: ${why}`;
    // A card that got money back after it was voided is voided again: its one entry takes both.
    await inner.db.execute(sql`
      insert into gift_card_entries (tenant_id, gift_card_id, kind, amount_minor, note, created_at)
      values (${inner.tenant.id}, ${id}, 'voided', ${-balanceMinor}, ${why}, ${inner.now()})
      on conflict on constraint gift_card_entries_once
      do update set amount_minor = gift_card_entries.amount_minor + excluded.amount_minor, note = excluded.note`);
    const movement = givenCardMovement(randomUUID(), -balanceMinor, note);
    if (movement) await writeMovement(inner, movement);
    return balanceMinor;
  });
}
