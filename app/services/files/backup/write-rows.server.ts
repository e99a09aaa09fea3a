// @public

import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { sql } from "drizzle-orm";
import type { TenantRows } from "../../machines/machines.server";
import type { Db } from "../../platform/db/pool/open-pool.server";
import { businessTables } from "./business-tables.server";

/** Rows that are read at a time. */
const step = 1_000;

/** Tables with rows, and how many they have. */
export type WrittenRows = { name: string; rows: number }[];

/**
 * Writes rows of a business as of one moment, a file of JSON lines for each table that has some.
 * @param folder a new one
 * @param tablesOf which tables; all without it
 */
export async function writeRows(
  db: Db,
  tenantId: string,
  folder: string,
  tablesOf: (db: Db) => Promise<TenantRows[]> = businessTables,
): Promise<WrittenRows> {
  await mkdir(folder, { recursive: true });
  const written: WrittenRows = [];
  await db.transaction(
    async (tx) => {
      await tx.execute(sql`select set_config(name, '0', true)
        from unnest(array['statement_timeout', 'idle_in_transaction_session_timeout']) as limits (name)`);
      for (const { table, key } of await tablesOf(tx)) {
        await tx.execute(sql`declare business_rows no scroll cursor for
          select to_jsonb(t)::text as line from ${sql.identifier(table)} t where ${sql.identifier(key)} = ${sql.raw(`'${tenantId}'`)}`);
        const next = async () =>
          (await tx.execute<{ line: string }>(sql`fetch ${sql.raw(String(step))} from business_rows`)).rows;
        const first = await next();
        const count = { name: table, rows: 0 };
        if (first.length > 0) {
          await pipeline(
            Readable.from(linesOf(first, next, count)),
            createWriteStream(join(folder, `${table}.jsonl`), { mode: 0o600 }),
          );
          written.push(count);
        }
        await tx.execute(sql`close business_rows`);
      }
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  return written;
}

async function* linesOf(
  first: { line: string }[],
  next: () => Promise<{ line: string }[]>,
  count: { rows: number },
) {
  for (let rows = first; rows.length > 0; rows = await next()) {
    count.rows += rows.length;
    yield `${rows.map(({ line }) => line).join("\n")}\n`;
  }
}
