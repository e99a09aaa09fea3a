// @public

import { webhooks } from "~/tables/webhooks/webhooks";
import { inTransaction } from "../shops/changes/in-transaction.server";
import { ofWebhook, requireWebhook } from "./require-webhook.server";
import type { WebhookContext } from "./webhook-context.server";

/** Removes a webhook with what waits for it. @throws AppError `forbidden` or `not_found` */
export async function removeWebhook(ctx: WebhookContext, id: string): Promise<void> {
  await requireWebhook(ctx, id, "change");
  await inTransaction(ctx, ({ db }) => db.delete(webhooks).where(ofWebhook(ctx, id)));
}
