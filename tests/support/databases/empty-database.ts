import type pg from "pg";

/** What a database looked like when it was new. */
export interface NewDatabase {
  /** Tables that had rows, such as those of the migrators: these rows stay. */
  filled: readonly string[];
  /** Sequences that had given a number, such as those of the migrators: they go on. */
  begun: readonly string[];
  /** Changes with every table, trigger, function and constraint that comes or goes. */
  shape: string;
}

const tables = `
  select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;

/** A table that never had a row, or whose rows a vacuum cleared away, has no pages. */
const writtenTables = `${tables} and (c.relkind = 'p' or pg_relation_size(c.oid) > 0)`;

const sequences = `
  select format('%I.%I', schemaname, sequencename) as name from pg_sequences
  where last_value is not null and schemaname !~ '^pg_'`;

const shape = `
  select concat_ws(' ',
    (select concat(count(*), '-', max(oid)) from pg_class where relnamespace not in (select oid from pg_namespace where nspname ~ '^pg_')),
    (select concat(count(*), '-', max(oid)) from pg_trigger),
    (select concat(count(*), '-', max(oid)) from pg_proc),
    (select concat(count(*), '-', max(oid)) from pg_constraint)) as shape`;

/** Looks at a database that was just copied. */
export async function lookAtNew(pool: pg.Pool): Promise<NewDatabase> {
  const { rows } = await pool.query<{ name: string }>(tables);
  const counts = rows.map(({ name }) => `select '${name}' as name where exists (select from ${name})`);
  const filled = await pool.query<{ name: string }>(counts.join(" union all "));
  const begun = await pool.query<{ name: string }>(sequences);
  return {
    filled: filled.rows.map(({ name }) => name),
    begun: begun.rows.map(({ name }) => name),
    shape: await shapeOf(pool),
  };
}

/**
 * Takes every row out of a database that a test file is done with, so that the next file may have it: far
 * cheaper than dropping it and copying another. Connections that were left open are ended.
 * @param kept PostgreSQL's processes of the connections that stay
 * @returns false where that cannot be done: a test changed the tables themselves, or the role lacks the right
 */
export async function emptyDatabase(
  pool: pg.Pool,
  { filled, begun, shape: before }: NewDatabase,
  kept: readonly number[],
): Promise<boolean> {
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and pid <> all($1::int[])`,
    [kept],
  );
  if ((await shapeOf(pool)) !== before) return false;
  const numbered = await pool.query<{ name: string }>(sequences);
  const restarted = numbered.rows.map(({ name }) => name).filter((name) => !begun.includes(name));
  const emptied = await deleteRows(
    pool,
    filled,
    restarted.map((name) => `select setval('${name}', 1, false);`),
  );
  if (!emptied) return false;
  // Rows that are gone would make the next file's statements slower, since nothing else clears them away.
  if (emptied.length > 0) await pool.query(`vacuum (skip_locked) ${emptied.join(", ")}`);
  return true;
}

/**
 * Takes every row out between two tests of a file; numbers go on. A truncation makes hundreds of files anew,
 * so it is only for a role that lacks the right to do without.
 */
export async function emptyTables(pool: pg.Pool, { filled }: NewDatabase): Promise<void> {
  if (!(await deleteRows(pool, filled, []))) await pool.query("truncate tenants cascade");
}

/** Answers the tables that had rows, or null where the role lacks the right. */
async function deleteRows(
  pool: pg.Pool,
  filled: readonly string[],
  further: readonly string[],
): Promise<readonly string[] | null> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ name: string }>(writtenTables);
    const emptied = rows.map(({ name }) => name).filter((name) => !filled.includes(name));
    // As a replica PostgreSQL fires neither triggers nor foreign keys, whose order would matter.
    await client.query(`begin; set local session_replication_role = replica;
      ${emptied.map((name) => `delete from ${name};`).join("\n")}
      ${further.join("\n")}
      commit`);
    return emptied;
  } catch {
    await client.query("rollback");
    return null;
  } finally {
    client.release();
  }
}

async function shapeOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ shape: string }>(shape);
  return rows[0]?.shape ?? "";
}
