import type pg from "pg";
import { homeCluster } from "~/services/platform/config/database-addresses.server";
import type { Config } from "~/services/platform/config/read-config.server";
import { createDb, type Db, openPool } from "~/services/platform/db/open-pool.server";
import { patientPool } from "~/services/platform/db/patient-pool.server";
import { requestLimits } from "~/services/platform/db/request-limits.server";
import type { Opened } from "~/services/platform/process/opened.server";
import type { Side } from "~/services/shops/move-tenant.server";
import { TenantHomes } from "~/services/shops/tenant-homes.server";
import type { openDatabase } from "./open-database.server";

/** A further database of a process: connections for requests, and for what takes its time. */
export type Cluster = Side & { requests: pg.Pool; db: Db; backDb: Db };

/**
 * Opens the further databases of DATABASE_CLUSTERS (rule tenants-4). Connections are made when they are needed, so a
 * start does not wait for one that is away.
 * @returns undefined where there are none
 */
export function openClusters(
  { connection, backPool, backDb, onIdleError }: Awaited<ReturnType<typeof openDatabase>>,
  { config, opened, homePool, homeDb }: { config: Config; opened: Opened; homePool: pg.Pool; homeDb: Db },
) {
  if (config.clusters.length === 0) return undefined;
  const all = config.clusters.map(({ name, url }): Cluster => {
    const own = { connectionString: url };
    const requests = openPool({ ...own, ...requestLimits(config, own) }, onIdleError);
    const pool = openPool({ ...own, max: 8 }, onIdleError);
    opened.push(
      () => requests.end(),
      () => pool.end(),
    );
    const patient = patientPool(requests, config.database.patienceMs);
    return {
      cluster: name,
      connection: own,
      pool,
      requests: patient,
      db: createDb(patient),
      backDb: createDb(pool),
    };
  });
  const home: Cluster = {
    ...{ cluster: homeCluster, connection, pool: backPool, backDb },
    ...{ requests: homePool, db: homeDb },
  };
  const sideOf = (cluster: string): Cluster => {
    const side = [home, ...all].find((one) => one.cluster === cluster);
    if (!side) throw new Error(`DATABASE_CLUSTERS has no '${cluster}', in which a tenant lives`);
    return side;
  };
  const homes = new TenantHomes({ home, sideOf, clock: () => performance.now() });
  const clusterOf = (tenantId: string) => sideOf(homes.clusterOf(tenantId) ?? homeCluster);
  return {
    all,
    homes,
    places: {
      poolOf: (tenantId: string) =>
        homes.clusterOf(tenantId) === null ? null : clusterOf(tenantId).requests,
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
