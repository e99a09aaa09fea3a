import type pg from "pg";
import { createDb, type Db } from "./open-pool.server";
import { readingPool } from "./reading-pool.server";
import type { Replicas } from "./replicas.server";
import { type PoolShare, shareOfPool } from "./share-of-pool.server";

/** Most tenants whose share is remembered; those asked for least recently make room. */
const maxTenants = 2_000;
/** How long a read of a request waits for a replica that is behind, ms. */
const patienceMs = 50;

/**
 * The database as one tenant's requests use it: with that tenant's share of the connections and no more. What renders
 * a page that visitors share reads from a replica that has every change of the tenant this process heard of.
 */
export type TenantDatabases = (tenantId: string, use?: "shared page") => Db;

/** Makes the shares of a process. */
export function createTenantDatabases(pool: pg.Pool, share: PoolShare, replicas?: Replicas): TenantDatabases {
  const known = new Map<string, { db: Db; pages: Db }>();
  return (tenantId, use) => {
    const own = known.get(tenantId) ?? openTenant(tenantId, shareOfPool(pool, share), share, replicas);
    known.delete(tenantId);
    known.set(tenantId, own);
    const [oldest] = known.keys();
    if (known.size > maxTenants && oldest !== undefined) known.delete(oldest);
    return use ? own.pages : own.db;
  };
}

function openTenant(tenantId: string, pool: pg.Pool, share: PoolShare, replicas: Replicas | undefined) {
  const db = createDb(pool);
  if (!replicas) return { db, pages: db };
  const choose = () => replicas.asOfNow(patienceMs);
  db.reads = createDb(readingPool(pool, { choose, share, use: "requests" }));
  const shown = readingPool(pool, {
    choose: () => replicas.forTenant(tenantId),
    share,
    use: "requests",
    onWrite: () => void replicas.change(tenantId),
  });
  return { db, pages: createDb(shown) };
}
