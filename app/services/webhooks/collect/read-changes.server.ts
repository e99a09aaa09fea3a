import { sql } from "drizzle-orm";
import { changeEvent, type RecordedChange } from "~/models/webhooks/events/change-event";
import type { WebhookType } from "~/models/webhooks/webhook-types";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** An event before its data are read: its cause, its moment, and what it is about. */
export type FoundEvent = { key: string; at: Date; type: WebhookType; kind: string; id: string };

/** Changes of one statement. */
const pageSize = 2000;

const subjects = [
  "orders",
  "refunds",
  "return_requests",
  "products",
  "price_levels",
  "offers",
  "stock_items",
  "reviews",
  "payouts",
  "customers",
];

/**
 * What the audit recorded of this shop, or of all shops of its tenant, since a moment. One transaction may
 * change an offer and its price levels: an event of the same kind and entity at the same moment is one.
 */
export async function readRecordedEvents(ctx: ShopContext, since: Date): Promise<FoundEvent[]> {
  const found = new Map<string, FoundEvent>();
  let after = { at: since.toISOString(), id: "0" };
  for (;;) {
    const { rows } = await ctx.db.execute<RecordedChange & { id: string; moment: string }>(sql`
      select id, at::text as moment, subject, subject_id as "subjectId", before, after from audit_log
      where tenant_id = ${ctx.tenant.id} and (at, id) > (${after.at}::timestamptz, ${after.id}::bigint)
        and subject = any(${sql.param(subjects)}::text[]) and (shop_id is null or shop_id = ${ctx.shop.id})
      order by at, id limit ${pageSize}`);
    for (const { id, moment, ...change } of rows) {
      const event = changeEvent(change);
      const once = event && `${event.type} ${event.kind} ${event.id} ${moment}`;
      if (event && once && !found.has(once))
        found.set(once, { ...event, key: `audit:${id}`, at: new Date(moment) });
    }
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return [...found.values()];
    after = { at: last.moment, id: last.id };
  }
}

/** What is not audited: parcels, new customers, messages of customers and forms, since a moment. */
export async function readWrittenEvents(ctx: ShopContext, since: Date): Promise<FoundEvent[]> {
  const tenantId = ctx.tenant.id;
  const from = sql`${since.toISOString()}::timestamptz`;
  const { rows } = await ctx.db.execute<{ type: WebhookType; kind: string; id: string; at: string }>(sql`
    select 'order.shipped' as type, 'shipment' as kind, s.id::text as id, s.created_at as at from shipments s
    join orders o on o.tenant_id = s.tenant_id and o.id = s.order_id and o.shop_id = ${ctx.shop.id}
    where s.tenant_id = ${tenantId} and s.created_at > ${from}
    union all
    select 'customer.created', 'customer', c.id::text, c.created_at from customers c
    where c.tenant_id = ${tenantId} and c.created_at > ${from} and c.deleted_at is null
    union all
    select 'message.created', 'message', m.id::text, m.created_at from messages m
    join conversations v on v.tenant_id = m.tenant_id and v.id = m.conversation_id and v.shop_id = ${ctx.shop.id}
    where m.tenant_id = ${tenantId} and m.created_at > ${from} and m.side = 'customer'
    union all
    select 'form.submitted', 'submission', f.id::text, f.created_at from form_submissions f
    where f.tenant_id = ${tenantId} and f.shop_id = ${ctx.shop.id} and f.created_at > ${from}`);
  return rows.map(({ at, ...row }) => ({ ...row, key: `${row.kind}:${row.id}`, at: new Date(at) }));
}
