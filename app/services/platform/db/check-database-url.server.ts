import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { StartError } from "../config/start-error";

const connectTimeoutMs = 10_000;
const startingUpTimeoutMs = 30_000;

/**
 * Proves that the configured PostgreSQL lets us in, waiting for one that is just starting.
 * @param databaseUrl postgres://user:password@host:port/database
 * @returns the pool configuration for it
 * @throws StartError in one line, without the password
 */
export async function checkDatabaseUrl(databaseUrl: string): Promise<pg.PoolConfig> {
  if (!URL.canParse(databaseUrl)) {
    throw new StartError(
      "DATABASE_URL is not an address: write it as postgres://user:password@host:5432/database.",
    );
  }
  const connection = { connectionString: databaseUrl };
  const deadlineMs = Date.now() + startingUpTimeoutMs;
  for (;;) {
    const error = await tryConnection(connection);
    if (!error) return connection;
    if (error.code !== "57P03" || Date.now() > deadlineMs) throw explain(error, new URL(databaseUrl));
    await delay(500);
  }
}

async function tryConnection(connection: pg.ClientConfig): Promise<(Error & { code?: string }) | undefined> {
  try {
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: connectTimeoutMs });
    client.on("error", () => {});
    await client.connect();
    await client.end();
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

/** Every reason in words of our own: the driver's messages can repeat what the address holds. */
function explain(error: Error & { code?: string }, url: URL): StartError {
  const place = decodeURIComponent(url.host) || "the local socket";
  const database = decodeURIComponent(url.pathname.slice(1)) || "(none named)";
  const user = decodeURIComponent(url.username) || "(none named)";
  const say = (line: string) => new StartError(`DATABASE_URL: ${line}`);
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
