// @public

import { and, eq } from "drizzle-orm";
import { webhookDeliveries, webhooks } from "~/tables/webhooks/webhooks";
import { wakeWebhooks } from "./jobs/wake-webhooks.server";
import { ofWebhook, requireWebhook } from "./require-webhook.server";
import type { WebhookContext } from "./webhook-context.server";

/**
 * Pauses a webhook, or has it go on with what waits (rule webhooks-4); a dead one comes back.
 * @throws AppError `forbidden` or `not_found`
 */
export async function setWebhookState(
  ctx: WebhookContext,
  id: string,
  state: "active" | "paused",
): Promise<void> {
  const webhook = await requireWebhook(ctx, id, "change");
  await ctx.db.update(webhooks).set({ state, failingSince: null }).where(ofWebhook(ctx, id));
  if (state === "paused") return;
  await ctx.db
    .update(webhookDeliveries)
    .set({ dueAt: ctx.now() })
    .where(
      and(
        eq(webhookDeliveries.tenantId, ctx.tenant.id),
        eq(webhookDeliveries.webhookId, webhook.id),
        eq(webhookDeliveries.state, "waiting"),
      ),
    );
  await wakeWebhooks(ctx);
}
