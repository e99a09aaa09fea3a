import { readMigrationFiles } from "drizzle-orm/migrator";
import type pg from "pg";
import { StartError } from "../../config/start-error";

type Entry = { tag: string; when: number };

/** What a database keeps of a migration that it has. */
type Applied = { hash: string; when: number };

/**
 * Compares the migrations a database has with those of this release (rule operations-19).
 * @param entries of the journal of this release, in their order
 * @param hashes of its files, in the same order
 * @returns what to say of a database that a newer release migrated; null where there is nothing to say
 * @throws StartError naming the first migration that is not this release's
 */
export function judgeApplied(
  applied: readonly Applied[],
  entries: readonly Entry[],
  hashes: readonly string[],
): string | null {
  for (const [place, { tag, when }] of entries.slice(0, applied.length).entries()) {
    const found = applied[place];
    if (found?.when !== when || found.hash !== hashes[place])
      throw new StartError(
        `Migration ${tag} of the database is not the one of this release: another state of the product made these tables. Start that one on it, or restore a backup into an empty database; see docs/operations.md, "Another release".`,
      );
  }
  const newer = applied.length - entries.length;
  if (newer <= 0) return null;
  return `A newer release made the tables of this database: it has ${newer} ${newer === 1 ? "migration" : "migrations"} after ${entries.at(-1)?.tag}, the newest of this release. Serving goes on while both releases run side by side; else start the newer one.`;
}

/**
 * Compares a database with the migrations in a folder.
 * @param entries of the folder's journal
 * @returns as judgeApplied
 */
export async function judgeDatabase(
  client: pg.ClientBase,
  folder: string,
  entries: readonly Entry[],
): Promise<string | null> {
  const made = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as it");
  if (!made.rows[0].it) return null;
  const { rows } = await client.query<Applied>(
    `select hash, created_at::float8 as "when" from drizzle.__drizzle_migrations order by created_at`,
  );
  const hashes = readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash);
  return judgeApplied(rows, entries, hashes);
}
