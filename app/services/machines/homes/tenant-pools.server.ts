import type pg from "pg";
import { type PoolShare, shareOfPool } from "../../platform/db/pool/share-of-pool.server";
import type { PoolsOfTenant } from "../../platform/db/start/tenant-databases.server";
import { readingPool } from "../replicas/reading-pool.server";
import type { Replicas } from "../replicas/replicas.server";
import { placedPool } from "./placed-pool.server";

/** How long a read of a request waits for a replica that is behind, ms. */
const patienceMs = 50;

/** Where tenants live that may live in other databases (decision 0036). */
export type TenantPlaces = {
  /** Null for a tenant that lives in the home database. */
  awayOf: (tenantId: string) => { requests: pg.Pool; replicas?: Replicas | undefined } | null;
  /** Looks in the directory where a tenant lives now. */
  findHome: (tenantId: string) => Promise<void>;
};

/**
 * Leads a tenant's statements to the database it lives in, and reads to that database's replicas.
 * @param replicas of the home database
 * @param places absent where all tenants live in one database
 */
export function poolsOfTenants(replicas?: Replicas, places?: TenantPlaces): PoolsOfTenant {
  return (tenantId, atHome, share) => {
    const findHome = places && (() => places.findHome(tenantId));
    const pool =
      places && findHome
        ? placedPool({ choose: placeOf(tenantId, atHome, places, share), findHome })
        : atHome;
    const own = () => {
      const away = places?.awayOf(tenantId);
      return away ? away.replicas : replicas;
    };
    const choose = () => own()?.asOfNow(patienceMs) ?? null;
    const reads = readingPool(pool, { choose, share, use: "requests" });
    const pages = readingPool(pool, {
      choose: () => own()?.forTenant(tenantId) ?? null,
      share,
      use: "requests",
      onWrite: () => void own()?.change(tenantId),
    });
    return { pool, reads, pages, findHome };
  };
}

/** The tenant's share of the connections to where it lives. */
function placeOf(
  tenantId: string,
  atHome: pg.Pool,
  { awayOf }: TenantPlaces,
  share: PoolShare,
): () => pg.Pool {
  const shares = new Map<pg.Pool, pg.Pool>();
  return () => {
    const away = awayOf(tenantId)?.requests;
    if (!away) return atHome;
    const own = shares.get(away) ?? shareOfPool(away, share);
    shares.set(away, own);
    return own;
  };
}
