import type pg from "pg";
import { createDb, type Db } from "./open-pool.server";
import { type PoolShare, shareOfPool } from "./share-of-pool.server";

/** Most shops whose share is remembered; those asked for least recently make room. */
const maxShops = 2_000;

/** The database as one shop's requests use it: with that shop's share of the connections and no more. */
export type ShopDatabases = (shopId: string) => Db;

/** Makes the shares of a process. */
export function createShopDatabases(pool: pg.Pool, share: PoolShare): ShopDatabases {
  const known = new Map<string, Db>();
  return (shopId) => {
    const db = known.get(shopId) ?? createDb(shareOfPool(pool, share));
    known.delete(shopId);
    known.set(shopId, db);
    const [oldest] = known.keys();
    if (known.size > maxShops && oldest !== undefined) known.delete(oldest);
    return db;
  };
}
