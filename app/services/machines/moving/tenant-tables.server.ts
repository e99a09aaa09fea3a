import type pg from "pg";

/** A table with rows of tenants, and the column that names the tenant. */
export type TenantRows = { table: string; key: "tenant_id" | "id" };

/** The statement that lists them; see {@link tenantTables}. What is not logged is of its moment alone. */
export const tenantTablesText = `
    select c.relname as "table", case c.relname when 'tenants' then 'id' else 'tenant_id' end as key
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence <> 'u'
      and c.relname <> 'tenant_homes'
      and (c.relname = 'tenants' or exists (
        select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped))
    order by c.relname`;

/** Every table whose rows move with a tenant, by name. */
export const tenantTables = async (pool: pg.Pool): Promise<TenantRows[]> =>
  (await pool.query<TenantRows>(tenantTablesText)).rows;
