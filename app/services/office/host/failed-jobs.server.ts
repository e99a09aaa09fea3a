import { type SQL, sql } from "drizzle-orm";
import { notMailTasks } from "~/models/office/host/mail-tasks";
import { homeCluster } from "../../platform/config/database-addresses.server";
import type { Db } from "../../platform/db/pool/open-pool.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { inDatabaseNamed, inEachDatabase } from "./databases/hosted-databases.server";
import { type HostBase, requireHost } from "./require-host.server";

/** A job that was given up, or is tried again after a failure. */
export type FailedJob = {
  /** A number in the home database; with the name of a further one before it, as `two:12`. */
  id: string;
  /** Name of the database. */
  database: string;
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

/** Which are asked for: mails alone, or every job. */
type FailedKind = "mails" | "jobs";

type Asked = { limit: number; what: FailedKind };

/**
 * The jobs of all shops that failed, those that were given up first, latest first (rule hosting-5).
 * @returns also the databases that do not answer, whose jobs are missing
 * @throws AppError `forbidden`
 */
export async function listFailedJobs(
  ctx: RequestContext,
  limit: number,
  what: FailedKind = "jobs",
): Promise<{ jobs: FailedJob[]; away: string[] }> {
  return failedJobsOf(await requireHost(ctx, "view"), { limit, what });
}

/** The same by a command or in the office. */
export async function failedJobsOf(
  base: HostBase,
  { limit, what }: Asked,
): Promise<{ jobs: FailedJob[]; away: string[] }> {
  const { found, away } = await inEachDatabase(base, base, async ({ db }, database) =>
    (await readFailedJobs(db, { limit, what })).map((job) => ({
      ...job,
      id: database === homeCluster ? job.id : `${database}:${job.id}`,
      database,
    })),
  );
  const order = (job: FailedJob) => (job.isGivenUp ? 0 : 1);
  const jobs = found
    .flat()
    .toSorted((a, b) => order(a) - order(b) || b.failedAt.getTime() - a.failedAt.getTime());
  return { jobs: jobs.slice(0, limit), away };
}

/**
 * How many failed in the home database, up to a limit.
 * @throws AppError `forbidden`
 */
export async function countFailedJobs(ctx: RequestContext, limit: number): Promise<number> {
  const { db } = await requireHost(ctx, "view");
  return (await readFailedJobs(db, { limit, what: "jobs" })).length;
}

async function readFailedJobs(db: Db, { limit, what }: Asked): Promise<Omit<FailedJob, "database">[]> {
  const { rows } = await db.execute<Omit<FailedJob, "failedAt" | "database"> & { failedAt: string }>(sql`
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
 * @throws AppError `forbidden`, `confirm_first`, `not_found` for a database that is not there
 */
export async function settleFailedJobs(
  ctx: RequestContext,
  ids: readonly string[],
  end: "try" | "drop",
): Promise<number> {
  return settleJobsOf(await requireHost(ctx, "change"), { ids, end });
}

/** The same by a command or in the office. @throws AppError `not_found` for a database that is not there */
export async function settleJobsOf(
  base: HostBase,
  { ids, end }: { ids: readonly string[]; end: "try" | "drop" },
): Promise<number> {
  const byDatabase = new Map<string, string[]>();
  for (const id of ids) {
    const [number = "", database = homeCluster] = id.split(":").toReversed();
    byDatabase.set(database, [...(byDatabase.get(database) ?? []), number]);
  }
  let jobs = 0;
  for (const [database, own] of byDatabase)
    jobs += await inDatabaseNamed(base, base, database, ({ db }) => settleJobs(db, own, end));
  base.log.info(end === "try" ? "failed jobs tried again" : "failed jobs dropped", { jobs, by: base.by });
  return jobs;
}

async function settleJobs(db: Db, ids: string[], end: "try" | "drop"): Promise<number> {
  const failed = sql`array(select j.id from graphile_worker._private_jobs j
    where j.last_error is not null and j.locked_at is null and j.id = any(${sql.param(ids)}::bigint[]))`;
  const { rows } = await db.execute<{ id: string }>(
    end === "try"
      ? sql`select id::text from graphile_worker.reschedule_jobs(${failed}, run_at => now(), attempts => 0)`
      : sql`select id::text from graphile_worker.complete_jobs(${failed})`,
  );
  return rows.length;
}
