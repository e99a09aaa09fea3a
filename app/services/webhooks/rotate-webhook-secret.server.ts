// @public

import { webhooks } from "~/tables/webhooks/webhooks";
import { newSecret } from "./deliver/webhook-secrets.server";
import { ofWebhook, requireWebhook } from "./require-webhook.server";
import type { WebhookContext } from "./webhook-context.server";

/** How long the former secret signs too, ms. */
const formerMs = 24 * 3_600_000;

/**
 * Gives a webhook another secret; for a day both sign (rule webhooks-3).
 * @returns the new one, which is shown this once
 * @throws AppError `forbidden` or `not_found`
 */
export async function rotateWebhookSecret(ctx: WebhookContext, id: string): Promise<string> {
  const webhook = await requireWebhook(ctx, id, "change");
  const { secret, sealed } = newSecret(ctx, webhook.id);
  await ctx.db
    .update(webhooks)
    .set({
      ...sealed,
      formerKeyId: webhook.keyId,
      formerSealed: webhook.sealed,
      formerUntil: new Date(ctx.now().getTime() + formerMs),
    })
    .where(ofWebhook(ctx, id));
  return secret;
}
