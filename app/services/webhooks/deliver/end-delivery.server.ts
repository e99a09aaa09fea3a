import { and, eq } from "drizzle-orm";
import { isDead, nextTry } from "~/models/webhooks/sending/next-try";
import { webhookDeliveries, webhooks } from "~/tables/webhooks/webhooks";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { ClaimedDelivery } from "./claim-deliveries.server";
import type { SendOutcome } from "./send-event.server";

/** The receiver says that nothing will be there again. */
const goneStatus = 410;

/**
 * Writes down what came of sending (rule webhooks-4): delivered, to be sent again, or given up; an address
 * that is gone or fails for three days is dead.
 */
export async function endDelivery(
  ctx: ShopContext,
  { webhookId, eventId, tries }: ClaimedDelivery,
  { status, error }: SendOutcome,
): Promise<void> {
  const now = ctx.now();
  const ofWebhook = and(eq(webhooks.tenantId, ctx.tenant.id), eq(webhooks.id, webhookId));
  const ofDelivery = and(
    eq(webhookDeliveries.tenantId, ctx.tenant.id),
    eq(webhookDeliveries.webhookId, webhookId),
    eq(webhookDeliveries.eventId, eventId),
  );
  const last = { lastStatus: status, lastError: error };
  if (error === "") {
    await ctx.db
      .update(webhookDeliveries)
      .set({ ...last, state: "delivered", endedAt: now })
      .where(ofDelivery);
    await ctx.db.update(webhooks).set({ failingSince: null }).where(ofWebhook);
    return;
  }
  const next = nextTry(tries, now);
  await ctx.db
    .update(webhookDeliveries)
    .set(next ? { ...last, dueAt: next } : { ...last, state: "given up", endedAt: now })
    .where(ofDelivery);
  const [webhook] = await ctx.db.select().from(webhooks).where(ofWebhook);
  if (!webhook) return;
  const failingSince = webhook.failingSince ?? now;
  const ends = status === goneStatus || isDead(failingSince, now);
  await ctx.db
    .update(webhooks)
    .set({ failingSince, ...(ends && webhook.state === "active" ? { state: "dead" } : {}) })
    .where(ofWebhook);
  if (ends)
    ctx.log.warn("a webhook is dead and gets no more events", { shop: ctx.shop.code, url: webhook.url });
}
