import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { sql } from "drizzle-orm";
import { type TenantRows, tenantTablesText } from "../../../machines/machines.server";
import type { Db } from "../../../platform/db/pool/open-pool.server";

/** Rows that are read at a time. */
const step = 1_000;

/**
 * Writes all rows of a business as of one moment, a file of JSON lines for each table that has some.
 * @param folder a new one
 * @returns how many rows
 */
export async function writeRows(db: Db, tenantId: string, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  let total = 0;
  await db.transaction(
    async (tx) => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      const { rows: tables } = await tx.execute<TenantRows>(sql.raw(tenantTablesText));
      for (const { table, key } of tables) {
        await tx.execute(sql`declare business_rows no scroll cursor for
          select to_jsonb(t)::text as line from ${sql.identifier(table)} t where ${sql.identifier(key)} = ${sql.raw(`'${tenantId}'`)}`);
        const next = async () =>
          (await tx.execute<{ line: string }>(sql`fetch ${sql.raw(String(step))} from business_rows`)).rows;
        const first = await next();
        if (first.length > 0)
          await pipeline(
            Readable.from(linesOf(first, next)),
            createWriteStream(join(folder, `${table}.jsonl`), { mode: 0o600 }),
          );
        await tx.execute(sql`close business_rows`);
      }
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  return total;

  async function* linesOf(first: { line: string }[], next: () => Promise<{ line: string }[]>) {
    for (let rows = first; rows.length > 0; rows = await next()) {
      total += rows.length;
      yield `${rows.map(({ line }) => line).join("\n")}\n`;
    }
  }
}
