import { and, eq } from "drizzle-orm";
import { webhooks } from "~/tables/webhooks/webhooks";
import { ofShop } from "../../shops/context/of-shop.server";
import type { WebhookContext } from "../webhook-context.server";
import { claimDeliveries } from "./claim-deliveries.server";
import { endDelivery } from "./end-delivery.server";
import { sendEvent } from "./send-event.server";

/** What sending needs besides: whether receivers on this machine are allowed. */
export type SendContext = WebhookContext & { allowPrivate: boolean };

/** Rounds of one run: a webhook with many events goes on in the next. */
const maxRounds = 20;

/** Sends what is due, to all webhooks of a shop side by side: a slow one keeps no other waiting. */
export async function sendDue(ctx: SendContext): Promise<void> {
  const active = await ctx.db
    .select()
    .from(webhooks)
    .where(and(ofShop(webhooks, ctx), eq(webhooks.state, "active")));
  await Promise.all(active.map((webhook) => sendTo(ctx, webhook)));
}

async function sendTo(ctx: SendContext, webhook: typeof webhooks.$inferSelect): Promise<void> {
  for (let round = 0; round < maxRounds; round += 1) {
    const claimed = await claimDeliveries(ctx, webhook.id);
    if (claimed.length === 0) return;
    const outcomes = await Promise.all(
      claimed.map(async (delivery) => {
        const outcome = await sendEvent(ctx, webhook, delivery);
        await endDelivery(ctx, delivery, outcome);
        return outcome;
      }),
    );
    // Who takes nothing is not asked for all the rest at once.
    if (outcomes.every(({ error }) => error !== "")) return;
  }
}
