// @public

import { and, eq, exists, not, notExists, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { tenantHomes } from "~/tables/machines/tenant-homes";
import { tenants } from "~/tables/shops/tenants";
import type { Db } from "../../platform/db/pool/open-pool.server";

/** A table whose rows have a tenant. */
export type TenantTable = PgTable & { tenantId: AnyPgColumn };

/**
 * The ids of the tenants that have a row for which a condition holds. A job by the clock goes on with these,
 * tenant by tenant: what it costs grows with the tenants that have something to do, not with those there are
 * (rule tenants-1). No statement after this one looks across them. Of a tenant that lives in another database
 * the rows here are a copy, of which no job is done.
 */
export async function tenantsWith(db: Db, table: TenantTable, condition: SQL | undefined): Promise<string[]> {
  const own = db
    .select({ one: sql`1` })
    .from(table)
    .where(and(eq(table.tenantId, tenants.id), condition));
  const elsewhere = db
    .select({ one: sql`1` })
    .from(tenantHomes)
    .where(and(eq(tenantHomes.tenantId, tenants.id), not(tenantHomes.isHere)));
  const rows = await db
    .select({ id: tenants.id })
    .from(tenants)
    .where(and(exists(own), notExists(elsewhere)))
    .orderBy(tenants.id);
  return rows.map(({ id }) => id);
}
