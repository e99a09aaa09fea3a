import type pg from "pg";
import type { ConnectCallback } from "~/services/platform/db/pool/connect-callback";

/** A pool of one database whose connections serve one test file after the other. */
export interface KeptPool {
  pool: pg.Pool;
  /** PostgreSQL's processes of its connections. */
  pids: ReadonlySet<number>;
  /** How many listeners it had when it was new. */
  listeners: number;
}

/** Watches a new pool, so that its connections can be told from others. */
export function keepPool(pool: pg.Pool): KeptPool {
  const pids = new Set<number>();
  pool.on("connect", (client) => pids.add(pidOf(client)));
  pool.on("remove", (client) => pids.delete(pidOf(client)));
  return { pool, pids, listeners: countListeners(pool) };
}

/** pg's types leave it out. */
const pidOf = (client: pg.PoolClient): number => (client as unknown as { processID: number }).processID;

const countListeners = (pool: pg.Pool): number =>
  pool.eventNames().reduce((sum, name) => sum + pool.listenerCount(name), 0);

/**
 * What a test file may have left in a session. What PostgreSQL knows there of tables and statements stays.
 */
const forget = "reset all; unlisten *; select pg_advisory_unlock_all(); discard temp";

/**
 * Makes the connections of a pool as good as new.
 * @returns false where that cannot be done, because one of them is still in use, say
 */
export async function refreshPool({ pool, listeners }: KeptPool): Promise<boolean> {
  const isInUse = pool.idleCount < pool.totalCount || pool.waitingCount > 0;
  if (isInUse || pool.ending || countListeners(pool) !== listeners) return false;
  const clients = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));
  try {
    await Promise.all(clients.map((client) => client.query(forget)));
    return true;
  } catch {
    return false;
  } finally {
    for (const client of clients) client.release();
  }
}

/** A pool as one test file has it: closed when the file ends, as a pool of its own would be. */
export interface LentPool {
  pool: pg.Pool;
  /** From now on each statement by it is refused. */
  close(): void;
}

/** Lends a pool to a test file. */
export function lendPool(pool: pg.Pool): LentPool {
  let isClosed = false;
  const connect = (callback?: ConnectCallback) => {
    if (!isClosed) return callback ? pool.connect(callback as () => void) : pool.connect();
    const error = new Error("The test file has given its database back.");
    return callback ? callback(error) : Promise.reject(error);
  };
  // `query` asks `connect` of whatever it is called on for its connection, and views of a pool have their
  // own.
  const methods = new Map<PropertyKey, unknown>([
    ["connect", connect],
    ["query", pool.query],
    ["constructor", pool.constructor],
  ]);
  return {
    pool: new Proxy(pool, {
      get(_, key) {
        const value: unknown = Reflect.get(pool, key, pool);
        if (typeof value !== "function") return value;
        if (!methods.has(key)) methods.set(key, value.bind(pool));
        return methods.get(key);
      },
    }),
    close: () => {
      isClosed = true;
    },
  };
}
