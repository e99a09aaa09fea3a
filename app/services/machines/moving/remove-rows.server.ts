import type { Side } from "./move";
import { tenantTables } from "./tenant-tables.server";

/**
 * Removes a tenant's rows from a database it does not live in. Its triggers are for changes of a shop, such
 * as the ledger's, which keeps every row: none of them runs here.
 */
export async function removeRows({ pool }: Side, tenantId: string): Promise<void> {
  const client = await pool.connect();
  let isBroken = true;
  try {
    for (const { table, key } of await tenantTables(pool)) {
      await client.query("begin; set local session_replication_role = replica");
      await client.query(`delete from public.${table} where ${key} = $1`, [tenantId]);
      await client.query("commit");
    }
    isBroken = false;
  } finally {
    client.release(isBroken);
  }
}
