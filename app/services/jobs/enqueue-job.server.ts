import { sql } from "drizzle-orm";
import type { ShopContext } from "../shop-context.server";
import type { QueuedPayload, ShopJobName } from "./job-payloads.server";

/** How a job is queued. */
export type EnqueueOptions = {
  /** A job with the same key that has not started yet is replaced instead of queued twice. */
  jobKey?: string;
  /** Not before this moment. */
  runAt?: Date;
};

/**
 * Queues a job for this shop. It is part of the caller's transaction: a rollback removes it, a commit makes it run. The
 * payload gets the `shopId`.
 */
export async function enqueueJob<Name extends ShopJobName>(
  ctx: Pick<ShopContext, "db" | "shop">,
  name: Name,
  payload: QueuedPayload<Name>,
  { jobKey, runAt }: EnqueueOptions = {},
): Promise<void> {
  const body = JSON.stringify({ ...payload, shopId: ctx.shop.id });
  await ctx.db.execute(sql`
    select 1 from graphile_worker.add_job(${name}, ${body}::json,
      job_key => ${jobKey ?? null}::text, run_at => ${runAt?.toISOString() ?? null}::timestamptz)`);
}
