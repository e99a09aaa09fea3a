import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { hasMoved, wasNothingWritten } from "./nothing-written.server";
import { refusalOf } from "./refusal-of.server";
import { repeatCollided } from "./repeat-collided.server";

/** Tries in all. Each new one waits for a connection as long as its pool has patience. */
const maxTries = 4;
const againAfterMs = 50;
/** The same of a tenant that is on its way to another database: for two seconds. */
const maxMoves = 40;

/** What a query builder runs transactions by. */
type Transactions<Tx, Settings> = {
  transaction<T>(work: (tx: Tx) => Promise<T>, settings?: Settings): Promise<T>;
};

/**
 * Runs the transactions of a database so that the change of its server goes unnoticed (rule resilience-13).
 * One that was ended before its commit was sent wrote nothing and is run again from its beginning; so is one
 * whose commit PostgreSQL refused, and one that ended in favour of another (rule locks-2). A commit whose
 * answer is missing is not: it may have been done. Reads of one moment are not repeated either, because what
 * they read may be on its way to a file.
 *
 * The connection is given back whatever happens: drizzle's own way keeps it when `begin` fails.
 * @param db the query builder on `pool`; its `transaction` is replaced
 * @param onClient makes the query builder of a connection, for each transaction
 * @param findHome finds out where a tenant lives that moved to another database, so that the pool leads there
 */
export function repeatRefused<Db, Tx, Settings>(
  db: Db & Transactions<Tx, Settings>,
  pool: pg.Pool,
  onClient: (client: pg.PoolClient) => Transactions<Tx, Settings>,
  findHome: () => Promise<void> = async () => {},
): Db {
  const once = async <T>(work: (tx: Tx) => Promise<T>, settings?: Settings): Promise<T> => {
    const client = await pool.connect();
    let isBroken = false;
    const onBroken = () => {
      isBroken = true;
    };
    try {
      return await onClient(hidingNoError(client, onBroken)).transaction(work, settings);
    } catch (error) {
      if (refusalOf(error) === "away") isBroken = true;
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  const whileRefused = async <T>(work: (tx: Tx) => Promise<T>, settings?: Settings): Promise<T> => {
    for (let tries = 1; ; tries += 1) {
      let isCommitSent = false;
      try {
        return await once(async (tx) => {
          const done = await work(tx);
          isCommitSent = true;
          return done;
        }, settings);
      } catch (error) {
        const isMoved = hasMoved(error);
        const isRefused = isCommitSent ? wasNothingWritten(error) : refusalOf(error) === "away";
        const isLast = tries >= (isMoved ? maxMoves : maxTries);
        if (!(isMoved || isRefused) || settings || isLast) throw error;
        if (isMoved) await findHome();
        await delay(againAfterMs);
      }
    }
  };
  const transaction = <T>(work: (tx: Tx) => Promise<T>, settings?: Settings): Promise<T> =>
    settings ? whileRefused(work, settings) : repeatCollided(() => whileRefused(work));
  return Object.assign(db, { transaction });
}

type Send = (statement: string | { text?: string }, ...rest: unknown[]) => Promise<unknown>;

/**
 * The query builder rolls back after whatever failed. Where the connection is gone that fails, too, and would
 * hide the error that says whether anything was written.
 */
function hidingNoError(client: pg.PoolClient, onBroken: () => void): pg.PoolClient {
  const own: pg.PoolClient = Object.create(client);
  const send: Send = (statement, ...rest) => {
    const answer = (client.query as Send).call(client, statement, ...rest);
    const text = typeof statement === "string" ? statement : statement.text;
    return text?.trim() === "rollback" ? answer.catch(onBroken) : answer;
  };
  return Object.assign(own, { query: send });
}
