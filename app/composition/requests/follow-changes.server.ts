import type pg from "pg";
import type { CatalogueIndexes } from "~/services/catalogue/index/catalogue-indexes.server";
import type { MessageStreams } from "~/services/conversations/inbox/message-streams.server";
import type { Replicas } from "~/services/platform/db/replicas.server";
import { requireDirect } from "~/services/platform/db/start/check-database-url.server";
import { keepDoing } from "~/services/platform/jobs/keep-doing.server";
import type { Log } from "~/services/platform/log/log.server";
import { type ChangeMessage, WHOLE_SHOP } from "~/services/shops/changes/announce-change.server";
import type { DataCache } from "~/services/shops/changes/data-cache.server";
import { listenForChanges } from "~/services/shops/changes/listen-changes.server";
import { HOME_TAG } from "~/services/shops/directory/home-change.server";
import type { ShopDirectory } from "~/services/shops/directory/shop-directory.server";
import type { TenantHomes } from "~/services/shops/directory/tenant-homes.server";
import type { Side } from "~/services/shops/moving/move-tenant.server";
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

/** Further databases whose changes are followed, and the directory that says who lives there. */
type Elsewhere = { all: readonly (Side & { replicas: Replicas | undefined })[]; homes: TenantHomes };

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
  { log, patienceMs, elsewhere }: { log: Log; patienceMs: number; elsewhere?: Elsewhere | undefined },
): Promise<Following> {
  let isAway = false;
  const homes = elsewhere?.homes;
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
  const noteHome = (tenantId: string) =>
    homes
      ?.load(tenantId)
      .then(() => shops.forget(tenantId))
      .catch((error: unknown) => log.warn("the home of a tenant is not known yet", { error }));
  const changedAt = (reads: Replicas | undefined) => (change: ChangeMessage) => {
    if (change.tags.includes(HOME_TAG)) return void noteHome(change.tenantId);
    // First, so that no page that is rendered anew reads what was before.
    void reads?.change(change.tenantId);
    catalogue.change(change);
    if (change.tags.includes("shop") || change.tags.includes("settings")) shops.forget(change.ownerId);
    data.purge(change.ownerId, change.tags);
    pages?.purge(change.ownerId, change.tags);
    messageStreams.change(change);
    if (change.tags.includes(WHOLE_SHOP))
      homes
        ?.keepNames(change.tenantId)
        .catch((error: unknown) => log.warn("names are not known yet", { error }));
  };
  const stop = await listenForChanges(connection, patienceMs, {
    changed: changedAt(replicas),
    lost(error) {
      log.warn("no news from the database", { error });
      void replicas?.hear(false);
      hold();
    },
    away(error) {
      log.error("the database is away", { error });
      isAway = true;
    },
    back() {
      log.warn("the database is back");
      isAway = false;
      void replicas?.hear(true);
      if (homes)
        homes.load().catch((error: unknown) => log.warn("homes of tenants are not known yet", { error }));
      renew();
    },
  });
  await homes?.load();
  await replicas?.hear(true);
  const stops = (elsewhere?.all ?? []).map(({ cluster, connection: other, replicas: reads }) =>
    followWhenThere(cluster, log, async (away) => {
      await requireDirect(cluster, other);
      const end = await listenForChanges(other, patienceMs, {
        changed: changedAt(reads),
        lost() {
          void reads?.hear(false);
          hold();
        },
        away,
        back() {
          void reads?.hear(true);
          renew();
        },
      });
      void reads?.hear(true);
      return end;
    }),
  );
  return {
    isAway: () => isAway,
    async stop() {
      await Promise.all([stop(), ...stops.map((end) => end())]);
    },
  };
}

/** Begins to follow another database when it can be reached. */
function followWhenThere(
  cluster: string,
  log: Log,
  begin: (onAway: (error: Error) => void) => Promise<() => Promise<void>>,
): () => Promise<void> {
  let stop: (() => Promise<void>) | undefined;
  const away = (error: unknown) => log.error("a further database is away", { cluster, error });
  const stopTrying = keepDoing(
    async () => {
      stop ??= await begin(away);
    },
    { everyMs: 1_000, afterFailureMs: 1_000 },
    away,
  );
  return async () => {
    await stopTrying();
    await stop?.();
  };
}
