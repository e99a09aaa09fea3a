import { sql } from "drizzle-orm";
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
 * One fingerprint of everything a tenant has: it changes with any row. All tables are read by one statement.
 */
export async function fingerprint(
  db: Db,
  tables: string[],
  tenantId: string,
): Promise<Record<string, string>> {
  const marks = tables.map(
    (table) => sql`
      select ${table}::text as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as mark
      from ${sql.identifier(table)} t where tenant_id = ${tenantId}`,
  );
  const { rows } = await db.execute<{ name: string; mark: string }>(sql.join(marks, sql` union all `));
  return Object.fromEntries(rows.map(({ name, mark }) => [name, mark]));
}
