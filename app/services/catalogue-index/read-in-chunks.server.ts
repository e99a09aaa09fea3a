import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/open-pool.server";

/** Rows taken at once: few enough to be worked through in a few milliseconds, cold code included. */
const chunkRows = 250;

/**
 * Runs a query through a cursor and hands over its rows one by one. Between two chunks other requests have their turn.
 * @param db a transaction: cursors live in one
 */
export async function readInChunks<Row extends Record<string, unknown>>(
  db: Db,
  query: SQL,
  take: (row: Row) => void,
): Promise<void> {
  await db.execute(sql`declare chunks no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await db.execute<Record<string, unknown>>(sql.raw(`fetch ${chunkRows} from chunks`));
    for (const row of rows) take(row as Row);
    if (rows.length < chunkRows) break;
  }
  await db.execute(sql`close chunks`);
}
