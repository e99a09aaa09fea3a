import { readFileSync, writeFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { superuser } from "~/services/platform/db/postgres/init-cluster.server";
import {
  clusterFolder,
  passwordFile,
  placeCluster,
} from "~/services/platform/db/postgres/place-cluster.server";
import { startDatabase } from "~/services/platform/db/start/start-database.server";
import type { StartedDatabase } from "~/services/platform/db/start/started-database";
import { PrivatePostgres } from "../../live/harness/private-postgres";

/** A PostgreSQL with a streaming replica. */
export type Replicated = {
  primary: { connection: pg.PoolConfig; superuser: pg.PoolConfig; url: string; dataDir: string };
  replica: {
    superuser: pg.PoolConfig;
    url: string;
    /** Receives what is written and does not show it, until the returned function is called. */
    pauseReplay: () => Promise<() => Promise<void>>;
    /** Ends it as a power cut would, and lets it start again when the returned function is called. */
    keepDown: () => () => void;
  };
  stop: () => Promise<void>;
};

/** Nothing of a test has to survive a crash; what statements take is counted. */
const settings = {
  fsync: "off",
  full_page_writes: "off",
  shared_buffers: "64MB",
  shared_preload_libraries: "pg_stat_statements",
  "pg_stat_statements.track_planning": "on",
};

/**
 * Starts both.
 * @param copyTo copies a data folder whose private PostgreSQL is stopped: it becomes both of them
 */
export async function startReplicated(copyTo: (dataDir: string) => Promise<unknown>): Promise<Replicated> {
  const folder = await mkdtemp(join(tmpdir(), "awning-replicated-"));
  // As root PostgreSQL runs as another user, who must be able to enter.
  await chmod(folder, 0o755);
  const started: StartedDatabase[] = [];
  const stop = async () => {
    for (const database of started.reverse()) await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const [first, second] = [join(folder, "primary"), join(folder, "replica")];
    await Promise.all([copyTo(first), copyTo(second)]);
    const primary = await startDatabase({ dataDir: first, settings });
    started.push(primary);
    const password = readFileSync(passwordFile(placeCluster(first, () => {})), "utf8").trim();
    const { host, port } = primary.connection;
    writeFileSync(join(clusterFolder(placeCluster(second, () => {})), "standby.signal"), "");
    const replica = await startDatabase({
      dataDir: second,
      settings: {
        ...settings,
        primary_conninfo: `host=${host} port=${port} user=${superuser} password=${password}`,
      },
    });
    started.push(replica);
    const asSuperuser = (connection: pg.PoolConfig) => ({ ...connection, user: superuser, password });
    const pauseReplay = async () => {
      const client = new pg.Client(asSuperuser(replica.connection));
      await client.connect();
      await client.query("select pg_wal_replay_pause()");
      return async () => {
        await client.query("select pg_wal_replay_resume()");
        await client.end();
      };
    };
    return {
      primary: {
        connection: primary.connection,
        superuser: asSuperuser(primary.connection),
        url: addressOf(primary.connection),
        dataDir: first,
      },
      replica: {
        superuser: asSuperuser(replica.connection),
        url: addressOf(replica.connection),
        pauseReplay,
        keepDown: () => new PrivatePostgres(second).keepDown(),
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The same as an address, to hand to a process. */
export const addressOf = ({ host, port, user, password, database }: pg.PoolConfig): string =>
  `postgres://${user}:${password}@${encodeURIComponent(host ?? "")}:${port}/${database}`;
