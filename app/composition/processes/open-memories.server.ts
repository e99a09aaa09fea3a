import { CatalogueIndexes } from "~/services/catalogue/index/catalogue-indexes.server";
import { PageEditors } from "~/services/content/builder/page-editors.server";
import { AddressCounts } from "~/services/content/tracking/address-counts.server";
import { MessageStreams } from "~/services/conversations/inbox/message-streams.server";
import { SearchCounts } from "~/services/numbers/search-counts.server";
import { VisitorCounts } from "~/services/numbers/visitor-counts.server";
import { cacheShares } from "~/services/platform/cache/cache-shares.server";
import type { Config } from "~/services/platform/config/read-config.server";
import type { Log } from "~/services/platform/log/log.server";
import type { Opened } from "~/services/platform/process/opened.server";
import { DataCache } from "~/services/shops/changes/data-cache.server";
import { createShopDirectory } from "~/services/shops/directory/shop-directory.server";
import { openPageCaches } from "../page-cache/page-caches.server";
import { followChanges } from "../requests/follow-changes.server";
import type { openConnections } from "./open-connections.server";
import type { openDatabase } from "./open-database.server";

/**
 * Opens what a process remembers (shops, pages, data, catalogue indexes) and lets each change forget what it
 * touches; and what it counts until it writes that down.
 */
export async function openMemories(
  { connection, backDb }: Awaited<ReturnType<typeof openDatabase>>,
  { db, machines }: Awaited<ReturnType<typeof openConnections>>,
  { config, log, opened, now }: { config: Config; log: Log; opened: Opened; now: () => Date },
) {
  const dbOf = machines?.backDbOf;
  const shops = createShopDirectory(db, config, machines?.places);
  const shares = cacheShares(config.cacheBytes);
  // Pages in development must always be current.
  const pages = config.nodeEnv === "production" ? openPageCaches(Date.now, shares) : undefined;
  const data = new DataCache(Date.now, shares.data);
  const catalogue = new CatalogueIndexes({
    db: backDb,
    dbOf,
    log,
    processes: config.processes,
    onChange: (shopId, tags) => pages?.purge(shopId, tags),
  });
  const messageStreams = new MessageStreams(Date.now);
  const pageEditors = new PageEditors(Date.now);
  const addressCounts = new AddressCounts({ db: backDb, dbOf, log });
  const searchCounts = new SearchCounts({ db: backDb, dbOf, log, now });
  const visitorCounts = new VisitorCounts({ db: backDb, dbOf, log, now });
  opened.push(
    () => addressCounts.flush(),
    () => searchCounts.flush(),
    () => visitorCounts.flush(),
  );
  const memories = { shops, data, catalogue, pages, messageStreams, pageEditors };
  const { patienceMs } = config.database;
  const following = await followChanges(connection, memories, { log, patienceMs, machines });
  opened.push(() => following.stop());
  return { memories, counts: { addressCounts, searchCounts, visitorCounts }, isAway: following.isAway };
}
