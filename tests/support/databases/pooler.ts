import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { findSystemUser } from "~/services/platform/db/postgres/system-user.server";
import { lookAtDatabase } from "~/services/platform/db/start/check-database-url.server";
import type { DatabaseConnection } from "~/services/platform/db/start/started-database";
import { freePort } from "../servers/free-port";

/** A pgbouncer in transaction mode. */
export type Pooler = {
  /** Reaches the same database as the connection it stands before. */
  connection: DatabaseConnection;
  /** The same as an address, to hand to a process as DATABASE_URL. */
  url: string;
  stop: () => Promise<void>;
};

/** What its connections to PostgreSQL begin with. */
export type PoolerLimits = { connectQuery?: string };

/** Where pgbouncer is on this machine; null where it is not installed. */
export function findPgbouncer(): string | null {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, "pgbouncer")).find((file) => existsSync(file)) ?? null;
}

/** Starts pgbouncer in transaction mode before a PostgreSQL, with every database of it. */
export async function startPooler(
  server: pg.PoolConfig,
  { connectQuery }: PoolerLimits = {},
): Promise<Pooler> {
  const binary = findPgbouncer();
  if (!binary) throw new Error("There is no pgbouncer on this machine: install the package pgbouncer.");
  const { host, port, user, password, database } = placeOf(server);
  const folder = mkdtempSync(join(tmpdir(), "awning-pooler-"));
  chmodSync(folder, 0o755);
  const ownPort = await freePort();
  const connecting = connectQuery ? ` connect_query='${connectQuery}'` : "";
  const config = join(folder, "pgbouncer.ini");
  writeFileSync(
    config,
    `[databases]
* = host=${host} port=${port} user=${user} password=${password}${connecting}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
`,
    { mode: 0o644 },
  );
  // Like PostgreSQL it refuses to run as root.
  const child = spawn(binary, ["-q", config], {
    ...findSystemUser(folder),
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `postgres://any@127.0.0.1:${ownPort}/${database}`;
  try {
    return { connection: await untilReady(url, child), url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @throws with what it wrote when it ends */
async function untilReady(url: string, child: ChildProcess): Promise<DatabaseConnection> {
  let written = "";
  child.stderr?.on("data", (part: Buffer) => {
    written += part.toString("utf8");
  });
  for (;;) {
    try {
      return await lookAtDatabase(url);
    } catch (error) {
      if (child.exitCode !== null) throw new Error(`pgbouncer ended:\n${written}`);
      if ((error as NodeJS.ErrnoException).code !== "ECONNREFUSED") throw error;
      await delay(20);
    }
  }
}

function placeOf({ connectionString, ...parts }: pg.PoolConfig) {
  if (!connectionString) return parts;
  const { hostname, port, username, password, pathname } = new URL(connectionString);
  const said = decodeURIComponent;
  return {
    host: said(hostname),
    port: port || 5432,
    user: said(username),
    password: said(password),
    database: said(pathname.slice(1)),
  };
}
