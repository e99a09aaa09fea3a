import { AppError } from "~/models/platform/error/app-error";
import { migrate } from "../../platform/db/start/migrate.server";
import { migrateJobs } from "../../platform/jobs/migrate-jobs.server";
import type { Side } from "./move";

type Facts = { level: string; version: number; mayReplicate: boolean; mayFollow: boolean; maySkip: boolean };

/**
 * Brings the tables of both databases up to date and sees whether tenants can move between them.
 * @param migrations absolute path of the migrations
 * @throws AppError `invalid` that says what is missing, and how to give it
 */
export async function checkSides(sides: readonly Side[], migrations: string): Promise<void> {
  for (const side of sides) {
    await migrate(side.pool, migrations);
    await migrateJobs(side.pool);
    const problem = await problemOf(side);
    if (problem) throw new AppError("invalid", `the database '${side.cluster}' ${problem}`);
  }
  const [one, other] = await Promise.all(sides.map((side) => lastMigration(side)));
  if (one !== other)
    throw new AppError("invalid", "the databases have other tables: run the same release on both");
}

/** What keeps tenants from moving from or to a database, and how to mend it; null for nothing. */
export async function problemOf({ pool }: Side): Promise<string | null> {
  const { rows } = await pool.query<Facts & { role: string }>(`
    select current_setting('wal_level') as level, current_setting('server_version_num')::int as version,
      rolname as role, rolsuper or rolreplication as "mayReplicate",
      rolsuper or coalesce((select pg_has_role(current_user, oid, 'usage') from pg_roles
        where rolname = 'pg_create_subscription'), false) as "mayFollow",
      rolsuper or has_parameter_privilege(current_user, 'session_replication_role', 'set') as "maySkip"
    from pg_roles where rolname = current_user`);
  const [facts] = rows;
  if (!facts) return "does not know its own role";
  if (facts.version < 150_000) return "is older than PostgreSQL 15";
  if (facts.level !== "logical") return "needs wal_level = logical, set in its configuration, and a restart";
  if (!facts.mayReplicate) return `needs: alter role ${facts.role} replication`;
  if (!facts.mayFollow)
    return facts.version < 160_000
      ? `needs: alter role ${facts.role} superuser (PostgreSQL 16 needs less)`
      : `needs: grant pg_create_subscription to ${facts.role}`;
  return facts.maySkip ? null : `needs: grant set on parameter session_replication_role to ${facts.role}`;
}

async function lastMigration({ pool }: Side): Promise<string> {
  const { rows } = await pool.query<{ hashes: string }>(
    "select string_agg(hash, ' ' order by id) as hashes from drizzle.__drizzle_migrations",
  );
  return rows[0]?.hashes ?? "";
}
