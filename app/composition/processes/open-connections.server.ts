import type { Config } from "~/services/platform/config/read-config.server";
import { createDb, openPool } from "~/services/platform/db/pool/open-pool.server";
import { patientPool } from "~/services/platform/db/pool/patient-pool.server";
import { requestLimits } from "~/services/platform/db/pool/request-limits.server";
import { createTenantDatabases } from "~/services/platform/db/start/tenant-databases.server";
import type { Log } from "~/services/platform/log/log.server";
import type { Opened } from "~/services/platform/process/opened.server";
import type { openDatabase } from "./open-database.server";

/**
 * Opens what requests reach the database by: their connections, each tenant's share of them, the replicas,
 * and the further databases some tenants live in.
 */
export async function openConnections(
  database: Awaited<ReturnType<typeof openDatabase>>,
  parts: { config: Config; log: Log; opened: Opened },
) {
  const { config, opened } = parts;
  const { requests } = database;
  const ownPool = openPool({ ...requests, ...requestLimits(config, requests) }, database.onIdleError);
  opened.push(() => ownPool.end());
  const pool = patientPool(ownPool, config.database.patienceMs);
  const db = createDb(pool);
  const isOneDatabase = config.replicas.urls.length === 0 && config.clusters.length === 0;
  // What serves many machines is loaded by who has them.
  const many = isOneDatabase ? undefined : await import("../../services/machines/machines.server");
  const machines = many?.openMachines({ ...database, pool, db }, parts);
  const share = { connections: config.database.tenantConnections, waitMs: config.database.lockTimeoutMs };
  return { pool, db, machines, databaseOf: createTenantDatabases(pool, share, machines?.poolsOf) };
}
