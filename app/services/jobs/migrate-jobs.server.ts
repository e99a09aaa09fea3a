import { Logger, runMigrations } from "graphile-worker";
import type pg from "pg";

/** Connections the library saw here keep its logger for life; the pool already logs their errors. */
const silent = new Logger(() => () => {});

/** Brings the job queue's own tables up to date. Needed before anything can be queued; safe to run at any time. */
export async function migrateJobs(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: silent });
}
