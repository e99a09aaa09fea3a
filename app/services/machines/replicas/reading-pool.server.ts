import pg from "pg";
import type { ConnectCallback } from "../../platform/db/pool/connect-callback";
import { type PoolShare, shareOfPool } from "../../platform/db/pool/share-of-pool.server";
import { refusalOf } from "../../platform/db/refusal-of.server";
import type { Replica, ReplicaUse } from "./replica.server";

/** Chooses the replica of the next statement; null where the primary is to be read. */
export type ChooseReplica = () => Replica | null | Promise<Replica | null>;

/** Where the statements of a reading pool go. */
export type ReadingParts = {
  choose: ChooseReplica;
  use: ReplicaUse;
  /** What a tenant may hold of each replica's connections; absent for no bound. */
  share?: PoolShare;
  /**
   * Where transactions may write: they are the primary's then, and this hears of each, and of each statement
   * that a replica refused to write. Absent where all only read.
   */
  onWrite?: () => void;
};

type Query = (...args: unknown[]) => Promise<unknown>;
/**
 * A view of a pool of the primary whose statements run on a replica where one is far enough. What a replica
 * cannot answer, because it went away or because the statement writes, the primary answers: no reader
 * notices.
 */
export function readingPool(primary: pg.Pool, { choose, use, share, onWrite }: ReadingParts): pg.Pool {
  const shares = new WeakMap<pg.Pool, pg.Pool>();
  const shareOf = (pool: pg.Pool): pg.Pool => {
    if (!share) return pool;
    const known = shares.get(pool) ?? shareOfPool(pool, share);
    shares.set(pool, known);
    return known;
  };
  const onReplica = async <T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> => {
    const replica = await choose();
    const pools = replica?.pools;
    if (!replica || !pools) return work(primary);
    try {
      return await work(shareOf(pools[use]));
    } catch (error) {
      if (isWrite(error)) return work(primary).finally(onWrite);
      if (isConflict(error)) return work(primary);
      if (refusalOf(error) !== "away") throw error;
      // It may have been opened anew meanwhile.
      if (replica.pools === pools && !isFull(error)) replica.leaveAlone(error as Error);
      return work(primary);
    }
  };
  const connect = () => (onWrite ? connectToWrite(primary, onWrite) : onReplica((pool) => pool.connect()));
  const own: pg.Pool = Object.create(primary);
  return Object.assign(own, {
    query: ((...args) => onReplica((pool) => (pool.query as Query)(...args))) satisfies Query,
    connect(callback?: ConnectCallback) {
      if (!callback) return connect();
      connect().then(
        (client) => callback(undefined, client, client.release),
        (error: Error) => callback(error),
      );
    },
  });
}

async function connectToWrite(primary: pg.Pool, onWrite: () => void): Promise<pg.PoolClient> {
  const client = await primary.connect();
  const { release } = client;
  client.release = (error) => {
    onWrite();
    client.release = release;
    release(error);
  };
  return client;
}

const codeOf = (error: unknown) => (error instanceof pg.DatabaseError ? error.code : undefined);

/** A replica writes nothing: not a fault of it. */
const isWrite = (error: unknown): boolean => codeOf(error) === "25006";

/** All connections were taken for a second: what holds them is to be answered. */
const isFull = (error: unknown): boolean =>
  error instanceof Error && error.message === "timeout exceeded when trying to connect";

/** A replica had to remove rows that the statement could still see. */
const isConflict = (error: unknown): boolean => codeOf(error) === "40001" || codeOf(error) === "40P01";
