import type pg from "pg";
import type { CatalogueIndexes } from "../catalogue-index/catalogue-indexes.server";
import { listenForChanges } from "../db/listen-changes.server";
import type { ShopDirectory } from "../shop/shop-directory.server";
import type { DataCache } from "./data-cache.server";
import type { PageCaches } from "./page-caches.server";

/** What a process remembers of its shops. */
export type Memories = {
  shops: ShopDirectory;
  data: DataCache;
  catalogue: CatalogueIndexes;
  pages?: PageCaches | undefined;
};

/**
 * Keeps what a process remembers as new as the database: each change drops what shows it, and everything is dropped
 * when news may have been missed.
 * @returns a function that stops following
 */
export function followChanges(
  connection: pg.PoolConfig,
  { shops, data, catalogue, pages }: Memories,
): Promise<() => Promise<void>> {
  return listenForChanges(connection, (change) => {
    catalogue.change(change);
    if (!change) {
      shops.clear();
      data.clear();
      pages?.clear();
      return;
    }
    if (change.tags.includes("shop") || change.tags.includes("settings")) shops.forget(change.shopId);
    data.purge(change.shopId, change.tags);
    pages?.purge(change.shopId, change.tags);
  });
}
