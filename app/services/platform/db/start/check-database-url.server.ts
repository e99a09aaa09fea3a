// @public

import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { StartError } from "../../config/start-error";
import type { DatabaseConnection } from "./started-database";

const connectTimeoutMs = 10_000;
const startingUpTimeoutMs = 30_000;

/**
 * Proves that the configured PostgreSQL lets us in, waiting for one that is just starting.
 * @param databaseUrl postgres://user:password@host:port/database
 * @param variable the environment variable that has it
 * @returns how to reach it
 * @throws StartError in one line, without the password
 */
export async function checkDatabaseUrl(databaseUrl: string, variable: string): Promise<DatabaseConnection> {
  if (!URL.canParse(databaseUrl)) {
    throw new StartError(
      `${variable} is not an address: write it as postgres://user:password@host:5432/database.`,
    );
  }
  const deadlineMs = Date.now() + startingUpTimeoutMs;
  for (;;) {
    try {
      return await lookAtDatabase(databaseUrl);
    } catch (error) {
      const fault = error as Error & { code?: string };
      if (fault.code !== "57P03" || Date.now() > deadlineMs)
        throw explain(fault, variable, new URL(databaseUrl));
      await delay(500);
    }
  }
}

/**
 * Proves that a way leads past every pooler: behind one no news is heard, and migrations do not keep their
 * locks.
 * @param name of the further database in DATABASE_CLUSTERS
 * @throws StartError where a pooler answers; what the driver throws where nothing does
 */
export async function requireDirect(name: string, { connectionString = "" }: pg.PoolConfig): Promise<void> {
  const { isPooled } = await lookAtDatabase(connectionString);
  if (isPooled)
    throw new StartError(
      `DATABASE_CLUSTERS: '${name}' leads to a pooler: give it the directUrl of PostgreSQL itself, too.`,
    );
}

/**
 * Opens a connection and sees whether a pooler stands between: the process that answers is then not the one
 * that the connection was told of at its start.
 * @throws what the driver throws
 */
export async function lookAtDatabase(connectionString: string): Promise<DatabaseConnection> {
  const client: pg.Client & { processID?: number | null } = new pg.Client({
    connectionString,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: connectTimeoutMs,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    return { connectionString, isPooled: rows[0]?.pid !== client.processID };
  } finally {
    await client.end().catch(() => {});
  }
}

/** Every reason in words of our own: the driver's messages can repeat what the address holds. */
function explain(error: Error & { code?: string }, variable: string, url: URL): StartError {
  const place = decodeURIComponent(url.host) || "the local socket";
  const database = decodeURIComponent(url.pathname.slice(1)) || "(none named)";
  const user = decodeURIComponent(url.username) || "(none named)";
  const say = (line: string) => new StartError(`${variable}: ${line}`);
  switch (error.code) {
    case "28P01":
      return say(`${place} refuses the password of user ${user}: correct the password.`);
    case "28000":
      return say(`${place} does not let user ${user} in: create the user or allow it in pg_hba.conf.`);
    case "3D000":
      return say(`there is no database ${database} at ${place}: create it with createdb ${database}.`);
    case "42501":
      return say(`user ${user} may not connect to database ${database}: grant it CONNECT.`);
    case "53300":
      return say(`${place} has no free connections: raise its max_connections or close others.`);
    case "57P03":
      return say(`${place} is still starting or shutting down: try again in a moment.`);
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return say(`no host is named ${url.hostname}: correct the address.`);
    default:
      return say(
        `no PostgreSQL answers at ${place} (${error.code ?? "no reply"}): start it or correct the address.`,
      );
  }
}
