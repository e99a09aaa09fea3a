// @public

import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import { cancelStatements } from "../statements/cancel-statements.server";

/**
 * How often what a request still holds is cancelled again: a transaction may begin its next statement
 * meanwhile.
 */
const cancelEveryMs = 250;

/** The connections one request holds, until its time is over (rule resilience-7). */
export class RequestDeadline {
  #held = new Set<pg.PoolClient>();
  #isOver = false;

  /**
   * @param patienceMs how long it waits for a connection where the tenant's share is taken (rule
   * resilience-6), ms; without it, as long as any query waits
   */
  constructor(readonly patienceMs?: number) {}

  /** Whether the request may take no more connections. */
  get isOver(): boolean {
    return this.#isOver;
  }

  hold(client: pg.PoolClient): void {
    this.#held.add(client);
  }

  letGo(client: pg.PoolClient): void {
    this.#held.delete(client);
  }

  /** Cancels the request's statements until it holds no connection. */
  async end(): Promise<void> {
    this.#isOver = true;
    const again = setInterval(() => void this.#cancelHeld(again), cancelEveryMs);
    await this.#cancelHeld(again);
  }

  async #cancelHeld(again: NodeJS.Timeout): Promise<void> {
    if (this.#held.size === 0) return clearInterval(again);
    await cancelStatements([...this.#held]);
  }
}

const current = new AsyncLocalStorage<RequestDeadline>();

/** Does a request's work, so that the connections it takes are known to be its own. */
export const withDeadline = <T>(deadline: RequestDeadline, work: () => T): T => current.run(deadline, work);

/** The deadline of the request that is worked on; absent outside requests. */
export const currentDeadline = (): RequestDeadline | undefined => current.getStore();
