import type pg from "pg";

/** A table to back up. */
export type TableToCopy = { schema: string; name: string; columns: string[]; bytes: number };

/** Schemas of the product and its job queue. Restoring recreates their records of migrations. */
const ours = `n.nspname in ('public', 'graphile_worker') and (n.nspname, c.relname) <> ('graphile_worker', 'migrations')`;

const tables = `
  select n.nspname as schema, c.relname as name, pg_table_size(c.oid)::float8 as bytes,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence <> 'u' and ${ours}
  order by 1, 2`;

const sequences = `
  select schemaname as schema, sequencename as name, last_value::text as value
  from pg_sequences where schemaname in ('public', 'graphile_worker') and last_value is not null order by 1, 2`;

/** The tables with shops' data and pending jobs, without generated columns and what is not logged. */
export async function listTables(client: pg.ClientBase): Promise<TableToCopy[]> {
  return (await client.query<TableToCopy>(tables)).rows;
}

/** The current values of used sequences. */
export async function listSequences(
  client: pg.ClientBase,
): Promise<{ schema: string; name: string; value: string }[]> {
  return (await client.query(sequences)).rows;
}

/** A quoted table or sequence name. */
export const qualified = (
  client: pg.ClientBase,
  { schema, name }: { schema: string; name: string },
): string => `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
