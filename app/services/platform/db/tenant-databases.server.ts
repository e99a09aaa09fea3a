import type pg from "pg";
import { createDb, type Db } from "./open-pool.server";
import { type PoolShare, shareOfPool } from "./share-of-pool.server";

/** Most tenants whose share is remembered; those asked for least recently make room. */
const maxTenants = 2_000;

/** The database as one tenant's requests use it: with that tenant's share of the connections and no more. */
export type TenantDatabases = (tenantId: string) => Db;

/** Makes the shares of a process. */
export function createTenantDatabases(pool: pg.Pool, share: PoolShare): TenantDatabases {
  const known = new Map<string, Db>();
  return (tenantId) => {
    const db = known.get(tenantId) ?? createDb(shareOfPool(pool, share));
    known.delete(tenantId);
    known.set(tenantId, db);
    const [oldest] = known.keys();
    if (known.size > maxTenants && oldest !== undefined) known.delete(oldest);
    return db;
  };
}
