import type { Config } from "~/services/platform/config/read-config.server";
import { createDb, openPool } from "~/services/platform/db/pool/open-pool.server";
import { patientPool } from "~/services/platform/db/pool/patient-pool.server";
import { requestLimits } from "~/services/platform/db/pool/request-limits.server";
import { createTenantDatabases } from "~/services/platform/db/start/tenant-databases.server";
import type { Log } from "~/services/platform/log/log.server";
import type { Opened } from "~/services/platform/process/opened.server";
import { openClusters } from "./open-clusters.server";
import type { openDatabase } from "./open-database.server";
import { openReplicas } from "./open-replicas.server";

/**
 * Opens what requests reach the database by: their connections, each tenant's share of them, the replicas,
 * and the further databases some tenants live in.
 */
export function openConnections(
  database: Awaited<ReturnType<typeof openDatabase>>,
  parts: { config: Config; log: Log; opened: Opened },
) {
  const { config, opened } = parts;
  const { requests } = database;
  const ownPool = openPool({ ...requests, ...requestLimits(config, requests) }, database.onIdleError);
  opened.push(() => ownPool.end());
  const pool = patientPool(ownPool, config.database.patienceMs);
  const db = createDb(pool);
  const replicas = openReplicas(config.replicas.urls, database, parts);
  const homes = { homePool: pool, homeDb: db, homeReplicas: replicas };
  const clusters = openClusters(database, { ...parts, ...homes });
  const share = { connections: config.database.tenantConnections, waitMs: config.database.lockTimeoutMs };
  const databaseOf = createTenantDatabases(pool, share, replicas, clusters?.places);
  return { pool, db, replicas, clusters, databaseOf };
}
