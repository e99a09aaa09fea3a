import { sql } from "drizzle-orm";
import type { TenantRows } from "../../machines/machines.server";
import type { Db } from "../../platform/db/pool/open-pool.server";

/** What a counter may count on while it is raised. */
const ahead = 10_000;

type Counter = { table: string; column: string; counter: string };

/**
 * Raises the counters of tables above the numbers that a business brought from another database, so that none
 * counts them again.
 */
export async function raiseCounters(db: Db, tables: readonly TenantRows[], tenantId: string): Promise<void> {
  const { rows: counters } = await db.execute<Counter>(sql`
    select c.relname as table, a.attname as column, pg_get_serial_sequence(c.relname, a.attname) as counter
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attidentity <> ''`);
  const keyOf = new Map(tables.map(({ table, key }) => [table, key]));
  for (const { table, column, counter } of counters) {
    const key = keyOf.get(table);
    if (key)
      await db.execute(sql`
        select setval(${counter}::regclass, most + ${ahead}) from (
          select max(${sql.identifier(column)}) as most from ${sql.identifier(table)}
          where ${sql.identifier(key)} = ${tenantId}) as own
        where most > coalesce(pg_sequence_last_value(${counter}::regclass), 0)`);
  }
}
