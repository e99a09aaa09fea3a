import { runMigrations } from "graphile-worker";
import type pg from "pg";

/** Brings the job queue's own tables up to date. Needed before anything can be queued; safe to run at any time. */
export async function migrateJobs(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool });
}
