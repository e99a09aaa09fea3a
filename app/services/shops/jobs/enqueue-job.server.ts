// @public

import { sql } from "drizzle-orm";
import type { QueuedPayload, ShopJobName } from "../../platform/jobs/job-kinds.server";
import type { ShopContext } from "../context/shop-context.server";

/** How a job is queued. */
export type EnqueueOptions = {
  /** A job with the same key that has not started yet is replaced instead of queued twice. */
  jobKey?: string;
  /** Not before this moment. */
  runAt?: Date;
  /** A job with the same key that waits for its first try keeps the time it has. */
  keepsTime?: boolean;
};

/**
 * Queues a job for this shop. It is part of the caller's transaction: a rollback removes it, a commit makes
 * it run. The payload gets the `shopId`, and language and market where they are not the
 * shop's first (rule locales-6).
 */
export async function enqueueJob<Name extends ShopJobName>(
  ctx: Pick<ShopContext, "db" | "shop">,
  name: Name,
  payload: QueuedPayload<Name>,
  { jobKey, runAt, keepsTime = false }: EnqueueOptions = {},
): Promise<void> {
  const { locale } = ctx.shop;
  const from = { language: locale?.language, market: locale?.market ?? undefined };
  const body = JSON.stringify(Object.assign(from, payload, { shopId: ctx.shop.id }));
  await ctx.db.execute(sql`
    select 1 from graphile_worker.add_job(${name}, ${body}::json,
      job_key => ${jobKey ?? null}::text, run_at => ${runAt?.toISOString() ?? null}::timestamptz,
      job_key_mode => ${keepsTime ? "preserve_run_at" : "replace"})`);
}
