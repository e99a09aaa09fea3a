import { HOME_TAG } from "~/services/machines/homes/home-change.server";
import type { TenantHomes } from "~/services/machines/homes/tenant-homes.server";
import type { Side } from "~/services/machines/moving/move-tenant.server";
import type { Replicas } from "~/services/machines/replicas/replicas.server";
import { requireDirect } from "~/services/platform/db/start/check-database-url.server";
import { keepDoing } from "~/services/platform/jobs/keep-doing.server";
import type { Log } from "~/services/platform/log/log.server";
import { type ChangeMessage, WHOLE_SHOP } from "~/services/shops/changes/announce-change.server";
import { listenForChanges } from "~/services/shops/changes/listen-changes.server";

/** Further databases whose changes are followed, and the directory that says who lives there. */
type Elsewhere = { all: readonly (Side & { replicas: Replicas | undefined })[]; homes: TenantHomes };

/** What a process remembers itself. */
export type OwnMemories = {
  changed: (change: ChangeMessage) => void;
  /** Forgets the shops of a tenant. */
  forget: (tenantId: string) => void;
  /** Serves what it remembers at any age. */
  hold: () => void;
  renew: () => void;
};

/**
 * Puts the replicas and the further databases between the changes and a process's memories: a replica is
 * asked to catch up first, a tenant that moved is looked for, and changes elsewhere are changes like any
 * other (rules resilience-1, resilience-2 and tenants-4).
 */
export function followMachines(
  replicas: Replicas | undefined,
  elsewhere: Elsewhere | undefined,
  { log, patienceMs }: { log: Log; patienceMs: number },
  { changed, forget, hold, renew }: OwnMemories,
) {
  const homes = elsewhere?.homes;
  const noteHome = (tenantId: string) =>
    homes
      ?.load(tenantId)
      .then(() => forget(tenantId))
      .catch((error: unknown) => log.warn("the home of a tenant is not known yet", { error }));
  const changedAt = (reads: Replicas | undefined) => (change: ChangeMessage) => {
    if (change.tags.includes(HOME_TAG)) return void noteHome(change.tenantId);
    // First, so that no page that is rendered anew reads what was before.
    void reads?.change(change.tenantId);
    changed(change);
    if (change.tags.includes(WHOLE_SHOP))
      homes
        ?.keepNames(change.tenantId)
        .catch((error: unknown) => log.warn("names are not known yet", { error }));
  };
  const followAll = () =>
    (elsewhere?.all ?? []).map(({ cluster, connection: other, replicas: reads }) =>
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
  let stops: (() => Promise<void>)[] = [];
  return {
    /** Hears of each change of the home database. */
    changed: changedAt(replicas),
    /** Is told when changes of the home database may be missed. */
    lost: () => void replicas?.hear(false),
    /** Is told when they are heard again. */
    back() {
      void replicas?.hear(true);
      homes?.load().catch((error: unknown) => log.warn("homes of tenants are not known yet", { error }));
    },
    /** Begins, once those of the home database are heard. */
    async begin() {
      await homes?.load();
      await replicas?.hear(true);
      stops = followAll();
    },
    async stop() {
      await Promise.all(stops.map((end) => end()));
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
