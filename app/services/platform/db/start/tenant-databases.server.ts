// @public

import type pg from "pg";
import { createDb, type Db } from "../pool/open-pool.server";
import { placedPool } from "../pool/placed-pool.server";
import { readingPool } from "../pool/reading-pool.server";
import { type PoolShare, shareOfPool } from "../pool/share-of-pool.server";
import type { Replicas } from "../replicas.server";

/** Most tenants whose share is remembered; those asked for least recently make room. */
const maxTenants = 2_000;
/** How long a read of a request waits for a replica that is behind, ms. */
const patienceMs = 50;

/**
 * The database as one tenant's requests use it: with that tenant's share of the connections and no more. What
 * renders a page that visitors share reads from a replica that has every change of the tenant this process
 * heard of.
 */
export type TenantDatabases = (tenantId: string, use?: "shared page") => Db;

/** Where tenants live that may live in other databases (decision 0036). */
export type TenantPlaces = {
  /** Null for a tenant that lives in the home database. */
  awayOf: (tenantId: string) => { requests: pg.Pool; replicas?: Replicas | undefined } | null;
  /** Looks in the directory where a tenant lives now. */
  findHome: (tenantId: string) => Promise<void>;
};

/**
 * Makes the shares of a process.
 * @param places absent where all tenants live in one database
 */
export function createTenantDatabases(
  pool: pg.Pool,
  share: PoolShare,
  replicas?: Replicas,
  places?: TenantPlaces,
): TenantDatabases {
  const known = new Map<string, { db: Db; pages: Db }>();
  return (tenantId, use) => {
    const own =
      known.get(tenantId) ?? openTenant(tenantId, shareOfPool(pool, share), { share, replicas, places });
    known.delete(tenantId);
    known.set(tenantId, own);
    const [oldest] = known.keys();
    if (known.size > maxTenants && oldest !== undefined) known.delete(oldest);
    return use ? own.pages : own.db;
  };
}

type Sharing = { share: PoolShare; replicas: Replicas | undefined; places: TenantPlaces | undefined };

function openTenant(tenantId: string, atHome: pg.Pool, { share, replicas, places }: Sharing) {
  const findHome = places && (() => places.findHome(tenantId));
  const pool =
    places && findHome ? placedPool({ choose: placeOf(tenantId, atHome, places, share), findHome }) : atHome;
  const db = createDb(pool, findHome);
  if (!replicas && !places) return { db, pages: db };
  const own = () => {
    const away = places?.awayOf(tenantId);
    return away ? away.replicas : replicas;
  };
  const choose = () => own()?.asOfNow(patienceMs) ?? null;
  db.reads = createDb(readingPool(pool, { choose, share, use: "requests" }));
  const shown = readingPool(pool, {
    choose: () => own()?.forTenant(tenantId) ?? null,
    share,
    use: "requests",
    onWrite: () => void own()?.change(tenantId),
  });
  return { db, pages: createDb(shown, findHome) };
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
