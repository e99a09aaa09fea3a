import { tenants } from "~/tables/tenants";
import type { Db } from "../platform/db/open-pool.server";

/**
 * The ids of all tenants of a database, for a job that goes on tenant by tenant: no statement looks across
 * them.
 */
export async function listTenants(db: Db): Promise<string[]> {
  const rows = await db.select({ id: tenants.id }).from(tenants);
  return rows.map(({ id }) => id);
}
