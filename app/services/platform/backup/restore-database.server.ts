import { createReadStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { BackedUpTable, BackupManifest } from "~/models/platform/backup/manifest";
import { AppError } from "~/models/platform/error/app-error";
import type { OnProgress } from "~/models/platform/log/on-progress";
import { openPool } from "../db/pool/open-pool.server";
import { migrate } from "../db/start/migrate.server";
import { migrateJobs } from "../jobs/migrate-jobs.server";
import { qualified } from "./list-tables.server";
import { readTablesVersion } from "./tables-version.server";
import { takeOffKeys } from "./take-off-keys.server";
import { withoutTimeouts } from "./without-timeouts.server";

/** The target of a restore. */
type Target = { connection: pg.PoolConfig; migrationsFolder: string; onProgress: OnProgress };

/**
 * Fills an empty database with a backup's tables in one transaction.
 * @throws AppError if the backup's tables differ from this release's
 */
export async function restoreDatabase(
  target: Target,
  folder: string,
  manifest: BackupManifest,
): Promise<void> {
  const pool = openPool({ ...target.connection, max: 2 });
  try {
    await migrate(pool, target.migrationsFolder);
    if (manifest.jobsVersion > 0) await migrateJobs(pool);
    const client = await pool.connect();
    let failed = true;
    try {
      await refuseOtherTables(client, manifest);
      await client.query("begin");
      await copyIn(client, target.onProgress, folder, manifest);
      await client.query("commit");
      await client.query("analyze");
      failed = false;
    } finally {
      // Closing a connection that failed ends its transaction.
      client.release(failed);
    }
  } finally {
    await pool.end();
  }
}

/**
 * Refuses a database that contains shops.
 * @throws AppError `conflict`
 */
export async function refuseFilledDatabase(connection: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  let isFilled = false;
  try {
    const { rows } = await client.query("select to_regclass('public.tenants') is not null as made");
    if (rows[0].made) isFilled = (await client.query("select 1 from tenants limit 1")).rows.length > 0;
  } finally {
    await client.end();
  }
  if (isFilled)
    throw new AppError(
      "conflict",
      "The database already contains shops. Restore into an empty one (another DATA_DIR, or another DATABASE_URL).",
    );
}

async function refuseOtherTables(client: pg.ClientBase, manifest: BackupManifest): Promise<void> {
  const { migrations, jobsVersion } = await readTablesVersion(client);
  const isSame =
    migrations.join() === manifest.migrations.join() &&
    (manifest.jobsVersion === 0 || jobsVersion === manifest.jobsVersion);
  if (!isSame)
    throw new AppError(
      "conflict",
      `The backup has the tables of release ${manifest.release}, which differ from this release’s. Restore it with that release, then upgrade.`,
    );
}

async function copyIn(
  client: pg.PoolClient,
  onProgress: OnProgress,
  folder: string,
  { tables, sequences, jobsVersion }: BackupManifest,
): Promise<void> {
  await withoutTimeouts(client);
  const putOn = await takeOffKeys(client);
  await client.query(`truncate ${tables.map((table) => qualified(client, table)).join(", ")}`);
  const total = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  for (const table of tables) {
    onProgress("Tables", done, total);
    await fillTable(client, folder, table);
    done += table.bytes;
  }
  for (const sequence of sequences)
    await client.query("select setval($1::regclass, $2)", [qualified(client, sequence), sequence.value]);
  // The workers that had locked these jobs ended with the old server: the jobs must run again.
  if (jobsVersion > 0)
    for (const table of ["_private_jobs", "_private_job_queues"])
      await client.query(
        `update graphile_worker.${table} set locked_at = null, locked_by = null where locked_by is not null`,
      );
  onProgress("Keys", total, total);
  await putOn();
}

async function fillTable(client: pg.PoolClient, folder: string, table: BackedUpTable): Promise<void> {
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(", ");
  const rows = client.query(copyFrom(`copy ${qualified(client, table)} (${columns}) from stdin`));
  await pipeline(createReadStream(join(folder, table.path)), createGunzip(), rows);
  if (rows.rowCount !== table.rows)
    throw new Error(`${table.path} filled ${rows.rowCount} rows instead of ${table.rows}`);
}
