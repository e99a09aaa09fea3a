// @public

import type pg from "pg";
import { createDb, type Db } from "../pool/open-pool.server";
import { type PoolShare, shareOfPool } from "../pool/share-of-pool.server";

/** Most tenants whose share is remembered; those asked for least recently make room. */
const maxTenants = 2_000;

/**
 * The database as one tenant's requests use it: with that tenant's share of the connections and no more. What
 * renders a page that visitors share reads from a replica that has every change of the tenant this process
 * heard of.
 */
export type TenantDatabases = (tenantId: string, use?: "shared page") => Db;

/** Where a tenant's statements go that are not all for one database. */
export type TenantPools = {
  pool: pg.Pool;
  /** For reads that may take their time. */
  reads: pg.Pool;
  /** For pages that visitors share. */
  pages: pg.Pool;
  /** Looks where a tenant lives that moved; absent where none does. */
  findHome: (() => Promise<void>) | undefined;
};

/** Makes them, of a tenant's share of the connections to the home database. */
export type PoolsOfTenant = (tenantId: string, atHome: pg.Pool, share: PoolShare) => TenantPools;

/**
 * Makes the shares of a process.
 * @param poolsOf absent where all tenants live in one database that has no replica
 */
export function createTenantDatabases(
  pool: pg.Pool,
  share: PoolShare,
  poolsOf?: PoolsOfTenant,
): TenantDatabases {
  const known = new Map<string, { db: Db; pages: Db }>();
  const open = (tenantId: string) => {
    const atHome = shareOfPool(pool, share);
    return poolsOf ? openPools(poolsOf(tenantId, atHome, share)) : onePool(atHome);
  };
  return (tenantId, use) => {
    const own = known.get(tenantId) ?? open(tenantId);
    known.delete(tenantId);
    known.set(tenantId, own);
    const [oldest] = known.keys();
    if (known.size > maxTenants && oldest !== undefined) known.delete(oldest);
    return use ? own.pages : own.db;
  };
}

function onePool(pool: pg.Pool) {
  const db = createDb(pool);
  return { db, pages: db };
}

function openPools({ pool, reads, pages, findHome }: TenantPools) {
  const db = createDb(pool, findHome);
  db.reads = createDb(reads);
  return { db, pages: createDb(pages, findHome) };
}
