import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";

/** Any constant will do, as long as every process of the product uses the same. */
const migrationLockKey = 7_263_001;

/**
 * Brings the tables up to date. Processes that start together take turns: the second waits and finds nothing to do.
 * @param pool the database to bring up to date
 * @param folder absolute path of the migrations
 * @throws when a migration fails; it is rolled back
 */
export async function migrate(pool: pg.Pool, folder: string): Promise<void> {
  const client = await pool.connect();
  let failed = true;
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLockKey]);
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
    await client.query("select pg_advisory_unlock($1)", [migrationLockKey]);
    failed = false;
  } finally {
    // A connection that failed may still hold the lock: closing it lets go.
    client.release(failed);
  }
}
