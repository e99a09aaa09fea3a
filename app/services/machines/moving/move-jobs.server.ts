import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import type { Side } from "./move";

/** Jobs of the tenant's shops. */
const ofTenant = `j.payload ->> 'shopId' in (select id::text from public.shops where tenant_id = $1)`;

const lookAgainMs = 50;
/** How long a job under way is waited for, ms. */
const jobMs = 3_000;

type QueuedJob = {
  id: string;
  task: string;
  payload: unknown;
  queue: string | null;
  runAt: string;
  maxAttempts: number;
  attempts: number;
  key: string | null;
  priority: number;
  lastError: string | null;
};

/** Waits until none of the tenant's jobs is under way, but not for long: one that is will be done again. */
export async function untilNoJobRuns({ pool }: Side, tenantId: string): Promise<void> {
  const untilMs = performance.now() + jobMs;
  while (performance.now() < untilMs) {
    const { rows } = await pool.query(
      `select from graphile_worker._private_jobs j where j.locked_at is not null and ${ofTenant} limit 1`,
      [tenantId],
    );
    if (rows.length === 0) return;
    await delay(lookAgainMs);
  }
}

/**
 * Brings the jobs that wait for the tenant to the queue of another database. They are there before they are
 * gone here: a job may be done twice and is never lost.
 * @returns how many
 */
export async function moveJobs(from: Side, to: Side, tenantId: string): Promise<number> {
  const { rows } = await from.pool.query<QueuedJob>(
    `select j.id::text, t.identifier as task, j.payload, q.queue_name as queue, j.run_at::text as "runAt",
       j.max_attempts as "maxAttempts", j.attempts, j.key, j.priority, j.last_error as "lastError"
     from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
     where ${ofTenant} order by j.id`,
    [tenantId],
  );
  const client = await to.pool.connect();
  let isBroken = true;
  try {
    await client.query("begin");
    for (const job of rows) await addJob(client, job);
    await client.query("commit");
    isBroken = false;
  } finally {
    client.release(isBroken);
  }
  await from.pool.query("delete from graphile_worker._private_jobs where id = any($1::bigint[])", [
    rows.map(({ id }) => id),
  ]);
  return rows.length;
}

async function addJob(client: pg.PoolClient, job: QueuedJob): Promise<void> {
  // A job with a key that was queued at the new home meanwhile is newer.
  const { rows } = await client.query<{ id: number }>(
    `select id from graphile_worker.add_job($1, $2::json, $3, $4::timestamptz, $5, $6, $7)
     where $6::text is null or not exists (select from graphile_worker.jobs where key = $6)`,
    [job.task, JSON.stringify(job.payload), job.queue, job.runAt, job.maxAttempts, job.key, job.priority],
  );
  await client.query(
    "update graphile_worker._private_jobs set attempts = $2, last_error = $3 where id = $1",
    [rows[0]?.id, job.attempts, job.lastError],
  );
}
