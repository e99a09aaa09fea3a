import type pg from "pg";
import { TenantHomes } from "~/services/machines/homes/tenant-homes.server";
import type { Side } from "~/services/machines/moving/move-tenant.server";
import type { Replicas } from "~/services/machines/replicas/replicas.server";
import { homeCluster } from "~/services/platform/config/database-addresses.server";
import type { Config } from "~/services/platform/config/read-config.server";
import { createDb, type Db, openPool } from "~/services/platform/db/pool/open-pool.server";
import { patientPool } from "~/services/platform/db/pool/patient-pool.server";
import { requestLimits } from "~/services/platform/db/pool/request-limits.server";
import type { Log } from "~/services/platform/log/log.server";
import type { Opened } from "~/services/platform/process/opened.server";
import { openReplicas } from "./open-replicas.server";

/**
 * A further database of a process: connections for requests, for what takes its time, and to its replicas.
 */
export type Cluster = Side & { requests: pg.Pool; db: Db; backDb: Db; replicas: Replicas | undefined };

/** What is opened already: the home database, and what is told when a connection breaks. */
export type Home = {
  connection: pg.PoolConfig;
  backPool: pg.Pool;
  backDb: Db;
  pool: pg.Pool;
  db: Db;
  onIdleError: (error: Error) => void;
};

/** What opening takes. */
export type MachineParts = { config: Config; log: Log; opened: Opened };

/**
 * Opens the further databases of DATABASE_CLUSTERS (rule tenants-4). Connections are made when they are
 * needed, so a start does not wait for one that is away.
 * @returns undefined where there are none
 */
export function openClusters(
  { connection, backPool, backDb, pool: homePool, db: homeDb, onIdleError }: Home,
  homeReplicas: Replicas | undefined,
  { config, log, opened }: MachineParts,
) {
  if (config.clusters.length === 0) return undefined;
  const all = config.clusters.map(({ name, url, directUrl, replicaUrls }): Cluster => {
    const own = { connectionString: directUrl };
    // A way past a pooler is named where there is one: the database may be away now, and cannot be looked at.
    const asked = { connectionString: url, isPooled: url !== directUrl };
    const requests = openPool({ ...asked, ...requestLimits(config, asked) }, onIdleError);
    const pool = openPool({ ...own, max: 8 }, onIdleError);
    opened.push(
      () => requests.end(),
      () => pool.end(),
    );
    const patient = patientPool(requests, config.database.patienceMs);
    const backDb = createDb(pool);
    return {
      cluster: name,
      connection: own,
      pool,
      backDb,
      requests: patient,
      db: createDb(patient),
      replicas: openReplicas(replicaUrls, { backPool: pool, backDb }, { config, log, opened }),
    };
  });
  const home: Cluster = {
    cluster: homeCluster,
    connection,
    pool: backPool,
    backDb,
    requests: homePool,
    db: homeDb,
    replicas: homeReplicas,
  };
  const sideOf = (cluster: string): Cluster => {
    const side = [home, ...all].find((one) => one.cluster === cluster);
    if (!side) throw new Error(`DATABASE_CLUSTERS has no '${cluster}', in which a tenant lives`);
    return side;
  };
  const homes = new TenantHomes({
    home,
    sideOf,
    clock: () => performance.now(),
    // A replica may be behind the rows that came.
    moving(tenantId) {
      for (const { replicas } of [home, ...all]) void replicas?.change(tenantId);
    },
  });
  const clusterOf = (tenantId: string) => sideOf(homes.clusterOf(tenantId) ?? homeCluster);
  return {
    all,
    homes,
    places: {
      awayOf: (tenantId: string) => (homes.clusterOf(tenantId) === null ? null : clusterOf(tenantId)),
      findHome: (tenantId: string) => homes.findHome(tenantId),
      dbOf: (tenantId: string) => clusterOf(tenantId).db,
      dbOfName(name: string) {
        const cluster = homes.clusterOfName(name);
        return cluster === null ? null : sideOf(cluster).db;
      },
    },
    backDbOf: (tenantId: string) => clusterOf(tenantId).backDb,
  };
}
