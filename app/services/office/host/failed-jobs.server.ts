import { type SQL, sql } from "drizzle-orm";
import { notMailTasks } from "~/models/office/host/mail-tasks";
import type { RequestContext } from "../../shops/context/request-context.server";
import { requireHost } from "./require-host.server";

/** A job that was given up, or is tried again after a failure. */
export type FailedJob = {
  id: string;
  task: string;
  /** Code of the shop it works for; null for one of the whole machine. */
  shop: string | null;
  tries: number;
  isGivenUp: boolean;
  error: string;
  failedAt: Date;
};

/** Whether a task sends mails. */
export const ofMails = (task: SQL): SQL =>
  sql`(${task} like 'send-%' and ${task} <> all(${sql.param([...notMailTasks])}::text[]))`;

/**
 * The jobs of all shops in this database that failed, those that were given up first, latest first (rule
 * hosting-5).
 * @param what mails alone, or every job
 * @throws AppError `forbidden`
 */
export async function listFailedJobs(
  ctx: RequestContext,
  limit: number,
  what: "mails" | "jobs" = "jobs",
): Promise<FailedJob[]> {
  const { db } = await requireHost(ctx, "view");
  const { rows } = await db.execute<Omit<FailedJob, "failedAt"> & { failedAt: string }>(sql`
    select j.id::text, t.identifier as task, s.code as shop, j.attempts::int as tries,
      j.attempts >= j.max_attempts as "isGivenUp", left(j.last_error, 500) as error,
      to_json(j.updated_at)#>>'{}' as "failedAt"
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    left join shops s on s.id::text = j.payload->>'shopId'
    where j.last_error is not null and j.locked_at is null
      and ${what === "mails" ? ofMails(sql`t.identifier`) : sql`true`}
    order by "isGivenUp" desc, j.updated_at desc limit ${limit}`);
  return rows.map((row) => ({ ...row, failedAt: new Date(row.failedAt) }));
}

/**
 * Has failed jobs tried again at once, as often as new ones; or takes them out for good.
 * @param ids of jobs that are listed; others are left alone
 * @returns how many
 * @throws AppError `forbidden`, `confirm_first`
 */
export async function settleFailedJobs(
  ctx: RequestContext,
  ids: readonly string[],
  end: "try" | "drop",
): Promise<number> {
  const { db, log, by } = await requireHost(ctx, "change");
  const failed = sql`array(select j.id from graphile_worker._private_jobs j
    where j.last_error is not null and j.locked_at is null and j.id = any(${sql.param([...ids])}::bigint[]))`;
  const { rows } = await db.execute<{ id: string }>(
    end === "try"
      ? sql`select id::text from graphile_worker.reschedule_jobs(${failed}, run_at => now(), attempts => 0)`
      : sql`select id::text from graphile_worker.complete_jobs(${failed})`,
  );
  log.info(end === "try" ? "failed jobs tried again" : "failed jobs dropped", { jobs: rows.length, by });
  return rows.length;
}
