// @public

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { inTurns } from "../pool/in-turns.server";
import { refusalOf } from "../refusal-of.server";
import { judgeDatabase } from "./foreign-migrations.server";

/** Any constant will do, as long as every process of the product uses the same. */
const migrationLockKey = 7_263_001;

/**
 * Shorter than PostgreSQL takes to look for deadlocks (1 s), so that none ends the migration. A request that
 * has waited for longer may be ended by one, and is repeated (rule locks-2).
 */
const lockWaitMs = 300;
/** Then requests go first for so long. */
const giveWayMs = 500;
const giveUpAfterMs = 120_000;

/**
 * Brings the tables up to date. Processes that start together take turns: the second waits and finds nothing
 * to do. Requests of the release before go on meanwhile: a migration that does not get a table's lock at once
 * lets go of all it has, gives way and begins again (rule operations-11).
 * @param pool the database to bring up to date
 * @param folder absolute path of the migrations
 * @param say gets what an operator should know of a database that a newer release migrated
 * @throws StartError when the database has a migration that is not this release's (rule operations-19)
 * @throws when a migration fails; it is rolled back
 */
export async function migrate(
  pool: pg.Pool,
  folder: string,
  say: (line: string) => void = () => {},
): Promise<void> {
  const journal = JSON.parse(await readFile(join(folder, "meta", "_journal.json"), "utf8"));
  await inTurns(pool, migrationLockKey, async (client) => {
    const newer = await judgeDatabase(client, folder, journal.entries);
    if (newer) say(newer);
    else await applyGivingWay(client, folder);
  });
}

async function applyGivingWay(client: pg.PoolClient, folder: string): Promise<void> {
  const untilMs = performance.now() + giveUpAfterMs;
  await client.query(`set lock_timeout = ${lockWaitMs}`);
  for (;;) {
    try {
      await applyMigrations(drizzle(client), { migrationsFolder: folder });
      break;
    } catch (error) {
      if (refusalOf(error) !== "busy" || performance.now() > untilMs) throw error;
      await delay(giveWayMs);
    }
  }
  await client.query("reset lock_timeout");
}
