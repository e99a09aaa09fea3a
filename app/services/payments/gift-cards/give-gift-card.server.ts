// @public

import { givenCardMovement } from "~/models/payments/ledger/given-card-movement";
import { inZone } from "~/models/platform/date/format-date";
import { AppError } from "~/models/platform/error/app-error";
import { type GivenGiftCard, readGivenGiftCard } from "~/models/selling/gift-card/given-gift-card";
import { sendingTime } from "~/models/selling/gift-card/sending-time";
import { authorize } from "~/models/shops/actors/authorize";
import { actorText, recordedActor } from "~/models/shops/actors/recorded-actor";
import { giftCardEntries, giftCards } from "~/tables/selling/gift-cards";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import { shopKey } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { writeMovement } from "../ledger/write-movement.server";

/**
 * Gives a gift card without a purchase, at the business's cost, and has its code mailed (rule gift-cards-11).
 * @param cause names the request: sent again it gives no second card
 * @returns the card's id
 * @throws AppError `forbidden`, `invalid` with the field, `conflict` for a request that was done before
 */
export async function giveGiftCard(ctx: ShopContext, given: GivenGiftCard, cause: string): Promise<number> {
  const actor = await ctx.actor();
  authorize(actor, "change", { kind: "customer", tenantId: ctx.tenant.id, id: null });
  const now = inZone(ctx.now(), ctx.shop.settings.general.time_zone);
  const read = readGivenGiftCard(given, now.toISODate());
  if (!read.success) {
    const [issue] = read.error.issues;
    const field = String(issue?.path[0] ?? "").replace("amountMinor", "amount");
    throw new AppError("invalid", issue?.message ?? "", field);
  }
  const { amountMinor, email, name, fromName, message, sendOn, expiresOn, reason } = read.data;
  return inTransaction(ctx, async (inner) => {
    const note = `${actorText(recordedActor(actor))}: ${reason}`;
    const movement = givenCardMovement(cause, amountMinor, note);
    if (movement && !(await writeMovement(inner, movement)))
      throw new AppError("conflict", "This gift card was given already.");
    const [card] = await inner.db
      .insert(giftCards)
      .values({
        ...shopKey(inner),
        createdAt: inner.now(),
        recipientEmail: email,
        recipientName: name,
        fromName,
        message,
        sendOn,
        expiresOn,
      })
      .returning({ id: giftCards.id });
    if (!card) throw new Error("the gift card was not written");
    await inner.db.insert(giftCardEntries).values({
      tenantId: inner.tenant.id,
      createdAt: inner.now(),
      giftCardId: card.id,
      kind: "issued",
      amountMinor,
      note: reason,
    });
    const runAt = sendingTime(sendOn, now);
    await enqueueJob(
      inner,
      "send-gift-card",
      { giftCardId: card.id },
      { jobKey: `gift-card:${card.id}`, ...(runAt ? { runAt } : {}) },
    );
    return card.id;
  });
}
