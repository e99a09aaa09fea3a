// @public

import { Logger, runMigrations } from "graphile-worker";
import type pg from "pg";
import { inTurns } from "../db/pool/in-turns.server";

/** Connections the library saw here keep its logger for life; the pool already logs their errors. */
const silent = new Logger(() => () => {});

/** Any constant will do, as long as every process of the product uses the same. */
const jobsLockKey = 7_263_021;

/**
 * Brings the job queue's own tables up to date. Needed before anything can be queued; safe to run at any
 * time. The library takes no lock: of two processes that start on an empty database one would fail, so they
 * take turns.
 * @param pool of two connections at least
 */
export async function migrateJobs(pool: pg.Pool): Promise<void> {
  await inTurns(pool, jobsLockKey, () => runMigrations({ pgPool: pool, logger: silent }));
}
