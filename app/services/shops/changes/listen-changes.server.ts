// @public

import pg from "pg";
import { CHANGE_CHANNEL, type ChangeMessage } from "./announce-change.server";

/** What a listener hears. */
export type ChangeListener = {
  /** Something changed. */
  changed: (change: ChangeMessage) => void;
  /** The connection broke: from here until `back` changes are missed. */
  lost: (error: Error) => void;
  /**
   * It could not be made again, at once or within the patience: the database is away. Called once for each
   * time it is.
   */
  away: (error: Error) => void;
  /** It is made again. */
  back: () => void;
};

const retryDelayMs = 250;
const connectTimeoutMs = 3_000;
/** A database that stopped without closing its connections is noticed by asking (rule resilience-2). */
const pulseEveryMs = 5_000;
const pulseTimeoutMs = 5_000;

/**
 * Listens for changes on a connection of its own, and makes it again for as long as it takes when it breaks.
 * @param patienceMs how long another server may take to become the primary before the database counts as away
 * @returns a function that stops listening
 * @throws when the first connection cannot be made
 */
export async function listenForChanges(
  connection: pg.PoolConfig,
  patienceMs: number,
  listener: ChangeListener,
): Promise<() => Promise<void>> {
  let current = await connect(connection, listener);
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;

  const watch = (client: pg.Client) => {
    current = client;
    let isOver = false;
    const pulse = setInterval(() => client.query("select 1").catch(over), pulseEveryMs);
    pulse.unref();
    const over = (error: Error) => {
      if (isOver || isStopped) return;
      isOver = true;
      clearInterval(pulse);
      listener.lost(error);
      close(client);
      void connectAgain(performance.now());
    };
    client.on("error", over);
    client.on("end", () => over(new Error("Connection terminated")));
    return () => clearInterval(pulse);
  };
  /** @param lostMs when the connection broke; null once the database is known to be away */
  const connectAgain = async (lostMs: number | null) => {
    try {
      const client = await connect(connection, listener);
      if (isStopped) return close(client);
      stopPulse = watch(client);
      listener.back();
    } catch (error) {
      if (isStopped) return;
      const isAway = lostMs === null || performance.now() - lostMs >= patienceMs;
      if (isAway && lostMs !== null) listener.away(error as Error);
      retry = setTimeout(() => void connectAgain(isAway ? null : lostMs), retryDelayMs);
    }
  };

  let stopPulse = watch(current);
  return async () => {
    isStopped = true;
    stopPulse();
    clearTimeout(retry);
    await current.end().catch(() => {});
  };
}

async function connect(connection: pg.PoolConfig, { changed }: ChangeListener): Promise<pg.Client> {
  const client = new pg.Client({
    ...connection,
    application_name: "awning changes",
    keepAlive: true,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: pulseTimeoutMs,
  });
  client.on("error", () => {});
  client.on("notification", ({ payload }) => payload && changed(JSON.parse(payload) as ChangeMessage));
  try {
    await client.connect();
    await client.query(`listen ${CHANGE_CHANNEL}`);
    return client;
  } catch (error) {
    close(client);
    throw error;
  }
}

/** Lets go of a connection that may not answer any more. */
function close(client: pg.Client): void {
  client.end().catch(() => {});
  (
    client as pg.Client & { connection?: { stream?: { destroy?: () => void } } }
  ).connection?.stream?.destroy?.();
}
