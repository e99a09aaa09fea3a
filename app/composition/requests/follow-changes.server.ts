import type pg from "pg";
import type { CatalogueIndexes } from "~/services/catalogue/index/catalogue-indexes.server";
import type { PageEditors } from "~/services/content/builder/page-editors.server";
import type { MessageStreams } from "~/services/conversations/inbox/message-streams.server";
import type { Log } from "~/services/platform/log/log.server";
import type { ChangeMessage } from "~/services/shops/changes/announce-change.server";
import type { DataCache } from "~/services/shops/changes/data-cache.server";
import { listenForChanges } from "~/services/shops/changes/listen-changes.server";
import type { ShopDirectory } from "~/services/shops/directory/shop-directory.server";
import type { Machines } from "../../services/machines/machines.server";
import type { PageCaches } from "../page-cache/page-caches.server";

/** The caches of a process. */
export type Memories = {
  shops: ShopDirectory;
  data: DataCache;
  catalogue: CatalogueIndexes;
  pages?: PageCaches | undefined;
  messageStreams: MessageStreams;
  pageEditors: PageEditors;
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
  { shops, data, catalogue, pages, messageStreams, pageEditors }: Memories,
  { log, patienceMs, machines }: { log: Log; patienceMs: number; machines?: Machines | undefined },
): Promise<Following> {
  let isAway = false;
  const hold = () => {
    data.hold();
    pages?.hold();
  };
  const renew = () => {
    catalogue.change(null);
    shops.clear();
    data.clear();
    pages?.renew();
    messageStreams.change(null);
  };
  const changed = (change: ChangeMessage) => {
    catalogue.change(change);
    if (change.tags.includes("shop") || change.tags.includes("settings")) shops.forget(change.ownerId);
    data.purge(change.ownerId, change.tags);
    pages?.purge(change.ownerId, change.tags);
    messageStreams.change(change);
    pageEditors.change(change);
  };
  const others = machines?.follow({ changed, forget: (tenantId) => shops.forget(tenantId), hold, renew });
  const stop = await listenForChanges(connection, patienceMs, {
    changed: others?.changed ?? changed,
    lost(error) {
      log.warn("no news from the database", { error });
      others?.lost();
      hold();
    },
    away(error) {
      log.error("the database is away", { error });
      isAway = true;
    },
    back() {
      log.warn("the database is back");
      isAway = false;
      others?.back();
      renew();
    },
  });
  await others?.begin();
  return {
    isAway: () => isAway,
    async stop() {
      await Promise.all([stop(), others?.stop()]);
    },
  };
}
