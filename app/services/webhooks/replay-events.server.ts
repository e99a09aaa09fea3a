// @public

import { sql } from "drizzle-orm";
import { wakeWebhooks } from "./jobs/wake-webhooks.server";
import { requireWebhook } from "./require-webhook.server";
import type { WebhookContext } from "./webhook-context.server";

/**
 * Sends events of the last 30 days to a webhook again, those it never got included (rule webhooks-6). They
 * keep their ids, so a receiver knows them.
 * @returns how many
 * @throws AppError `forbidden` or `not_found`
 */
export async function replayEvents(ctx: WebhookContext, id: string, since: Date): Promise<number> {
  const webhook = await requireWebhook(ctx, id, "change");
  const now = ctx.now().toISOString();
  const { rowCount } = await ctx.db.execute(sql`
    insert into webhook_deliveries as d (tenant_id, webhook_id, event_id, entity, due_at)
    select e.tenant_id, ${webhook.id}::uuid, e.id, e.entity, ${now}::timestamptz
    from webhook_events e
    where e.tenant_id = ${ctx.tenant.id} and e.shop_id = ${ctx.shop.id}
      and e.created_at >= ${since.toISOString()}::timestamptz
      and e.type = any(${sql.param(webhook.types)}::text[])
    on conflict (tenant_id, webhook_id, event_id) do update
      set state = 'waiting', tries = 0, due_at = excluded.due_at, ended_at = null`);
  await wakeWebhooks(ctx);
  return rowCount ?? 0;
}
