import { sql } from "drizzle-orm";
import type pg from "pg";
import type { Db } from "~/services/platform/db/pool/open-pool.server";

/** Whose rows are looked at: a tenant's or a shop's. */
type Owner = "tenant" | "shop";

/** Every table whose rows belong to tenants, or to one shop each. */
export async function tablesOf(db: Db, owner: Owner): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = ${`${owner}_id`} and t.table_type = 'BASE TABLE' order by 1`);
  return rows.map(({ name }) => name);
}

/**
 * One fingerprint of everything a tenant or a shop has: it changes with any row. All tables are read by one
 * statement, which is named: to plan it takes PostgreSQL longer than to run it, and it is asked after every
 * attempt.
 */
export async function fingerprint(
  pool: pg.Pool,
  tables: string[],
  owner: Owner,
  id: string,
): Promise<Record<string, string>> {
  const marks = tables.map(
    (table) => `
      select '${table}'::text as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as mark
      from "${table}" t where ${owner}_id = $1`,
  );
  const { rows } = await pool.query<{ name: string; mark: string }>({
    name: `${owner}-fingerprint`,
    text: marks.join(" union all "),
    values: [id],
  });
  return Object.fromEntries(rows.map(({ name, mark }) => [name, mark]));
}
