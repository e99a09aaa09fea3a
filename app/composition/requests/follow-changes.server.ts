import type pg from "pg";
import type { CatalogueIndexes } from "~/services/catalogue/catalogue-indexes.server";
import type { MessageStreams } from "~/services/conversations/message-streams.server";
import type { Replicas } from "~/services/platform/db/replicas.server";
import type { Log } from "~/services/platform/log/log.server";
import type { DataCache } from "~/services/shops/data-cache.server";
import { listenForChanges } from "~/services/shops/listen-changes.server";
import type { ShopDirectory } from "~/services/shops/shop-directory.server";
import type { PageCaches } from "../page-cache/page-caches.server";

/** The caches of a process. */
export type Memories = {
  shops: ShopDirectory;
  data: DataCache;
  catalogue: CatalogueIndexes;
  pages?: PageCaches | undefined;
  messageStreams: MessageStreams;
  /** Absent without replicas. */
  replicas?: Replicas | undefined;
};

/** The connection that receives change notifications. */
export type Following = {
  /** Whether the database is unreachable now. */
  isAway: () => boolean;
  stop: () => Promise<void>;
};

/**
 * Keeps a process's caches up to date: each change drops the values it affects. While notifications are
 * missing the caches are held, and afterwards everything is dropped (rules resilience-1 and resilience-2).
 * @param settings how long the database may be silent before it counts as away, ms
 */
export async function followChanges(
  connection: pg.PoolConfig,
  { shops, data, catalogue, pages, messageStreams, replicas }: Memories,
  { log, patienceMs }: { log: Log; patienceMs: number },
): Promise<Following> {
  let isAway = false;
  const stop = await listenForChanges(connection, patienceMs, {
    changed(change) {
      // First, so that no page that is rendered anew reads what was before.
      void replicas?.change(change.tenantId);
      catalogue.change(change);
      if (change.tags.includes("shop") || change.tags.includes("settings")) shops.forget(change.ownerId);
      data.purge(change.ownerId, change.tags);
      pages?.purge(change.ownerId, change.tags);
      messageStreams.change(change);
    },
    lost(error) {
      log.warn("no news from the database", { error });
      void replicas?.hear(false);
      data.hold();
      pages?.hold();
    },
    away(error) {
      log.error("the database is away", { error });
      isAway = true;
    },
    back() {
      log.warn("the database is back");
      isAway = false;
      void replicas?.hear(true);
      catalogue.change(null);
      shops.clear();
      data.clear();
      pages?.renew();
      messageStreams.change(null);
    },
  });
  await replicas?.hear(true);
  return { isAway: () => isAway, stop };
}
