import { readFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { openPool } from "~/services/platform/db/pool/open-pool.server";
import { superuser } from "~/services/platform/db/postgres/init-cluster.server";
import { passwordFile, placeCluster } from "~/services/platform/db/postgres/place-cluster.server";
import { startDatabase } from "~/services/platform/db/start/start-database.server";
import { aimedAt } from "./test-server";

/** A PostgreSQL whose databases replicate logically: each is a cluster to a tenant that moves. */
export type LogicalServer = {
  /** Its data folder, with what was copied. */
  dataDir: string;
  /** How the product's own database is reached. */
  home: pg.PoolConfig;
  /** Makes an empty database and answers how to reach it. */
  make: (name: string) => Promise<pg.PoolConfig>;
  stop: () => Promise<void>;
};

/** Nothing of a test has to survive a crash. */
const settings = { fsync: "off", full_page_writes: "off", wal_level: "logical", shared_buffers: "32MB" };

/**
 * Starts one with the product's role, which gets what `shop move-tenant` asks for.
 * @param copyTo copies a data folder whose private PostgreSQL is stopped; an empty one is made without
 */
export async function startLogicalServer(
  copyTo?: (dataDir: string) => Promise<unknown>,
): Promise<LogicalServer> {
  const folder = await mkdtemp(join(tmpdir(), "awning-logical-"));
  // As root PostgreSQL runs as another user, who must be able to enter.
  await chmod(folder, 0o755);
  const dataDir = join(folder, "data");
  await copyTo?.(dataDir);
  const server = await startDatabase({ dataDir, settings });
  const { user } = server.connection;
  const password = readFileSync(passwordFile(placeCluster(dataDir, () => {})), "utf8").trim();
  const pool = openPool({ ...server.connection, user: superuser, password, max: 1 });
  await pool.query(`alter role ${user} replication; grant pg_create_subscription to ${user};
    grant set on parameter session_replication_role to ${user}`);
  return {
    dataDir,
    home: server.connection,
    async make(name) {
      await pool.query(`create database ${name} owner ${user}`);
      return aimedAt(server.connection, name);
    },
    async stop() {
      await pool.end();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
