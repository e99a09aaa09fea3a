import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { sql } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import type { TenantRows } from "../../machines/machines.server";
import type { Db } from "../../platform/db/pool/open-pool.server";

/** Rows, and characters of them, that are sent at a time. */
const mostRows = 500;
const mostCharacters = 4_000_000;

/**
 * Inserts rows of a table from a file of JSON lines, all of one business whatever they say. Columns that the
 * file does not know get their defaults.
 * @param changed makes of a line the one that is inserted; null leaves it out
 * @returns how many
 * @throws AppError `invalid` for what is no row of the table
 */
export async function insertRows(
  db: Db,
  { table, key }: TenantRows,
  tenantId: string,
  path: string,
  changed: (line: string) => string | null = (line) => line,
): Promise<number> {
  const known = await columnsOf(db, table);
  let columns: string[] | null = null;
  let lines: string[] = [];
  let characters = 0;
  let total = 0;
  const send = async () => {
    if (lines.length === 0) return;
    columns ??= keysOf(lines[0] ?? "", table).filter((name) => known.has(name));
    const list = sql.join(
      columns.map((name) => sql.identifier(name)),
      sql`, `,
    );
    await db.execute(sql`
      insert into ${sql.identifier(table)} (${list}) overriding system value
      select ${list} from jsonb_populate_recordset(null::${sql.identifier(table)}, (
        select jsonb_agg(line || ${JSON.stringify({ [key]: tenantId })}::jsonb)
        from jsonb_array_elements(${`[${lines.join(",")}]`}::jsonb) as lines (line)))`);
    total += lines.length;
    lines = [];
    characters = 0;
  };
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const own = line === "" ? null : changed(line);
    if (own === null) continue;
    lines.push(own);
    characters += own.length;
    if (lines.length >= mostRows || characters >= mostCharacters) await send();
  }
  await send();
  return total;
}

async function columnsOf(db: Db, table: string): Promise<Set<string>> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`);
  return new Set(rows.map(({ name }) => name));
}

function keysOf(line: string, table: string): string[] {
  try {
    return Object.keys(JSON.parse(line) as object);
  } catch {
    throw new AppError("invalid", `The backup is damaged: its rows of ${table} cannot be read.`);
  }
}
