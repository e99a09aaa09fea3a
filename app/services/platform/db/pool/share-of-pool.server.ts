// @public

import type pg from "pg";
import { ConnectionsBusyError } from "../refusal-of.server";
import type { ConnectCallback } from "./connect-callback";
import { currentDeadline, type RequestDeadline } from "./request-deadline.server";

/** What one tenant may hold of a pool (rule resilience-6). */
export type PoolShare = {
  /** Connections at once. */
  connections: number;
  /** How long a query waits for one of them, ms, unless its request has a patience of its own. */
  waitMs: number;
};

/**
 * A view of a pool that never holds more than its share of the connections, so that a tenant whose queries
 * wait for a lock leaves the others' alone. A query beyond the share waits its turn; one that waits too long
 * is refused.
 * @returns a pool whose `query` and `connect` reject with `ConnectionsBusyError` when the share stays taken
 */
export function shareOfPool(pool: pg.Pool, { connections, waitMs }: PoolShare): pg.Pool {
  let taken = 0;
  const waiting: (() => void)[] = [];
  const giveBack = () => {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  };
  const takeTurn = (patienceMs: number) =>
    new Promise<void>((resolve, reject) => {
      if (taken < connections) {
        taken += 1;
        return resolve();
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(turn), 1);
        reject(new ConnectionsBusyError(`all ${connections} connections of a tenant are taken`));
      }, patienceMs);
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      waiting.push(turn);
    });
  const connect = async (): Promise<pg.PoolClient> => {
    const deadline = currentDeadline();
    refusePast(deadline);
    await takeTurn(deadline?.patienceMs ?? waitMs);
    try {
      refusePast(deadline);
      const client = await pool.connect();
      deadline?.hold(client);
      const { release } = client;
      client.release = (error) => {
        deadline?.letGo(client);
        giveBack();
        release(error);
      };
      return client;
    } catch (error) {
      giveBack();
      throw error;
    }
  };
  // The pool's own `query` takes its connection from `connect`, with a callback.
  const own: pg.Pool = Object.create(pool);
  return Object.assign(own, {
    connect(callback?: ConnectCallback) {
      if (!callback) return connect();
      connect().then(
        (client) => callback(undefined, client, client.release),
        (error: Error) => callback(error),
      );
    },
  });
}

function refusePast(deadline: RequestDeadline | undefined): void {
  if (deadline?.isOver) throw new ConnectionsBusyError("the request took too long");
}
