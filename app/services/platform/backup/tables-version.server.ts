import type pg from "pg";
import type { BackupManifest } from "~/models/platform/backup/manifest";

/** The migrations of a database. */
export type TablesVersion = Pick<BackupManifest, "migrations" | "jobsVersion">;

/** Reads which migrations a database has; empty for an empty database. */
export async function readTablesVersion(client: pg.ClientBase): Promise<TablesVersion> {
  const has = async (table: string) =>
    (await client.query("select to_regclass($1) is not null as it", [table])).rows[0].it as boolean;
  const migrations = (await has("drizzle.__drizzle_migrations"))
    ? (await client.query("select hash from drizzle.__drizzle_migrations order by created_at")).rows
    : [];
  const jobs = (await has("graphile_worker.migrations"))
    ? (await client.query("select max(id)::int as id from graphile_worker.migrations")).rows[0]
    : null;
  return { migrations: migrations.map(({ hash }) => hash as string), jobsVersion: jobs?.id ?? 0 };
}
