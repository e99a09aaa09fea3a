import { sql } from "drizzle-orm";
import type pg from "pg";
import type { Db } from "~/services/platform/db/open-pool.server";

/** Every table that belongs to tenants. */
export async function tenantTables(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'tenant_id' and t.table_type = 'BASE TABLE' order by 1`);
  return rows.map(({ name }) => name);
}

/**
 * One fingerprint of everything a tenant has: it changes with any row. All tables are read by one statement, which is
 * named: to plan it takes PostgreSQL longer than to run it, and it is asked after every attempt.
 */
export async function fingerprint(
  pool: pg.Pool,
  tables: string[],
  tenantId: string,
): Promise<Record<string, string>> {
  const marks = tables.map(
    (table) => `
      select '${table}'::text as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as mark
      from "${table}" t where tenant_id = $1`,
  );
  const { rows } = await pool.query<{ name: string; mark: string }>({
    name: "tenant-fingerprint",
    text: marks.join(" union all "),
    values: [tenantId],
  });
  return Object.fromEntries(rows.map(({ name, mark }) => [name, mark]));
}
