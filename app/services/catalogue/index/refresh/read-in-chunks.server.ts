import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/pool/open-pool.server";

/** Rows per chunk: few enough to be processed within a few milliseconds, even by cold code. */
const chunkRows = 250;

/**
 * Runs a query through a cursor and passes on its rows one by one. Between chunks other requests are served.
 * @param db a transaction, which cursors need
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
