import { and, eq, lt, sql } from "drizzle-orm";
import { shops } from "~/tables/shops/shops";
import { webhookEvents, webhooks } from "~/tables/webhooks/webhooks";
import { tenantsWith } from "../../shops/directory/tenants-with.server";
import type { JobHandler } from "../../shops/jobs/job.server";

/** How long events are kept for the log and for sending them again, days. */
const keptDays = 30;

/** Forgets old events, and wakes webhooks whose job was lost (rule webhooks-6). */
export const lookAfterWebhooksJob: JobHandler<"look-after-webhooks"> = async ({ db, now }) => {
  const isOld = lt(webhookEvents.createdAt, new Date(now().getTime() - keptDays * 86_400_000));
  for (const tenantId of await tenantsWith(db, webhookEvents, isOld))
    await db.delete(webhookEvents).where(and(eq(webhookEvents.tenantId, tenantId), isOld));
  const isActive = eq(webhooks.state, "active");
  for (const tenantId of await tenantsWith(db, webhooks, isActive)) {
    const active = await db
      .selectDistinct({ id: webhooks.shopId })
      .from(webhooks)
      .innerJoin(shops, and(eq(shops.tenantId, tenantId), eq(shops.id, webhooks.shopId)))
      .where(and(eq(webhooks.tenantId, tenantId), isActive));
    for (const { id } of active)
      await db.execute(sql`
        select graphile_worker.add_job('tell-webhooks', json_build_object('shopId', ${id}::text),
          job_key => ${`webhooks:${id}`}, job_key_mode => 'preserve_run_at')`);
  }
};
