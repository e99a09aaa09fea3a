import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { inTurns } from "./in-turns.server";

/** Any constant will do, as long as every process of the product uses the same. */
const migrationLockKey = 7_263_001;

/**
 * Brings the tables up to date. Processes that start together take turns: the second waits and finds nothing
 * to do.
 * @param pool the database to bring up to date
 * @param folder absolute path of the migrations
 * @throws when a migration fails; it is rolled back
 */
export async function migrate(pool: pg.Pool, folder: string): Promise<void> {
  await inTurns(pool, migrationLockKey, (client) =>
    applyMigrations(drizzle(client), { migrationsFolder: folder }),
  );
}
