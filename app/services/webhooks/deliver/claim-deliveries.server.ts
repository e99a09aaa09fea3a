import { sql } from "drizzle-orm";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** An event on its way to a webhook. */
export type ClaimedDelivery = { webhookId: string; eventId: number; body: string; tries: number };

/** How long a delivery is this process's: longer than sending may take, ms. */
const heldMs = 60_000;
/** Sent at once to one webhook. */
const atOnce = 10;

/**
 * Takes deliveries of a webhook that are due, the oldest first, and of each entity only the first that is not
 * done (rule webhooks-4). Who takes one and ends before it is sent leaves it to others after a minute.
 */
export async function claimDeliveries(ctx: ShopContext, webhookId: string): Promise<ClaimedDelivery[]> {
  const now = ctx.now();
  const until = new Date(now.getTime() + heldMs).toISOString();
  const { rows } = await ctx.db.execute<Record<keyof ClaimedDelivery, string>>(sql`
    update webhook_deliveries d set due_at = ${until}::timestamptz, tries = d.tries + 1
    from (
      select w.event_id from webhook_deliveries w
      where w.tenant_id = ${ctx.tenant.id} and w.webhook_id = ${webhookId} and w.state = 'waiting'
        and w.due_at <= ${now.toISOString()}::timestamptz
        and not exists (select from webhook_deliveries b
          where b.tenant_id = ${ctx.tenant.id} and b.webhook_id = ${webhookId} and b.entity = w.entity
            and b.event_id < w.event_id and b.state = 'waiting')
      order by w.event_id limit ${atOnce} for update skip locked) due
    join webhook_events e on e.tenant_id = ${ctx.tenant.id} and e.id = due.event_id
    where d.tenant_id = ${ctx.tenant.id} and d.webhook_id = ${webhookId} and d.event_id = due.event_id
    returning d.webhook_id as "webhookId", d.event_id as "eventId", d.tries, e.body`);
  return rows
    .map(({ webhookId: id, eventId, tries, body }) => ({
      webhookId: id,
      eventId: Number(eventId),
      tries: Number(tries),
      body,
    }))
    .sort((a, b) => a.eventId - b.eventId);
}
