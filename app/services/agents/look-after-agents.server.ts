import { and, eq, gt, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import { agentCalls, agentCheckouts, agentProfiles } from "~/tables/agents/agents";
import { tenantsWith } from "../shops/directory/tenants-with.server";
import type { JobHandler } from "../shops/jobs/job.server";

const dayMs = 86_400_000;

/** How long calls, checkouts without an order and profiles are kept, days (rule agents-5). */
const keptDays = { calls: 2, checkouts: 30, profiles: 30 };
/** How long agents hear of what happens to an order, days. */
const toldDays = 90;

/** Forgets what is old, and tells agents what no state of their orders told: parcels, notes, refunds. */
export const lookAfterAgentsJob: JobHandler<"look-after-agents"> = async ({ db, now }) => {
  const before = (days: number) => new Date(now().getTime() - days * dayMs);
  const oldCall = lt(agentCalls.startedAt, before(keptDays.calls));
  for (const id of await tenantsWith(db, agentCalls, oldCall))
    await db.delete(agentCalls).where(and(eq(agentCalls.tenantId, id), oldCall));
  const oldCheckout = and(
    or(isNull(agentCheckouts.orderId), isNull(agentCheckouts.endedAs)),
    lt(agentCheckouts.expiresAt, before(keptDays.checkouts)),
  );
  for (const id of await tenantsWith(db, agentCheckouts, oldCheckout))
    await db.delete(agentCheckouts).where(and(eq(agentCheckouts.tenantId, id), oldCheckout));
  const oldProfile = lt(agentProfiles.fetchedAt, before(keptDays.profiles));
  for (const id of await tenantsWith(db, agentProfiles, oldProfile))
    await db.delete(agentProfiles).where(and(eq(agentProfiles.tenantId, id), oldProfile));
  const listens = and(
    isNotNull(agentCheckouts.orderId),
    isNotNull(agentCheckouts.endedAs),
    ne(agentCheckouts.eventsUrl, ""),
    gt(agentCheckouts.createdAt, before(toldDays)),
  );
  for (const id of await tenantsWith(db, agentCheckouts, listens))
    await db.execute(sql`
      select graphile_worker.add_job('tell-agent',
        json_build_object('shopId', c.shop_id::text, 'orderId', c.order_id::text),
        job_key => 'tell-agent:' || c.order_id, job_key_mode => 'preserve_run_at')
      from agent_checkouts c
      where c.tenant_id = ${id} and c.order_id is not null and c.ended_as is not null and c.events_url <> ''
        and c.created_at > ${before(toldDays).toISOString()}::timestamptz
        and exists (select from orders o
          join orders beside on beside.tenant_id = o.tenant_id and beside.group_id = o.group_id
          join order_events e on e.tenant_id = beside.tenant_id and e.order_id = beside.id
          where o.tenant_id = c.tenant_id and o.id = c.order_id and e.id > c.told_event_id)`);
};
