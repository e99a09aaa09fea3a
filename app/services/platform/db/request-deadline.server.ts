import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";

/** Ends what these server processes of the database are doing now. */
export type CancelStatements = (processIds: readonly number[]) => Promise<void>;

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
   * @param patienceMs how long it waits for a connection where the tenant's share is taken (rule resilience-6), ms;
   * without it, as long as any query waits
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
  async end(cancel: CancelStatements): Promise<void> {
    this.#isOver = true;
    const again = setInterval(() => void this.#cancelHeld(cancel, again), cancelEveryMs);
    await this.#cancelHeld(cancel, again);
  }

  async #cancelHeld(cancel: CancelStatements, again: NodeJS.Timeout): Promise<void> {
    const processIds = [...this.#held].flatMap((client) => processIdOf(client) ?? []);
    if (processIds.length === 0) return clearInterval(again);
    // A database that does not answer ends its own statements.
    await cancel(processIds).catch(() => {});
  }
}

/** The driver knows it from the start of the connection, and its types do not. */
const processIdOf = (client: pg.PoolClient): number | null =>
  "processID" in client && typeof client.processID === "number" ? client.processID : null;

const current = new AsyncLocalStorage<RequestDeadline>();

/** Does a request's work, so that the connections it takes are known to be its own. */
export const withDeadline = <T>(deadline: RequestDeadline, work: () => T): T => current.run(deadline, work);

/** The deadline of the request that is worked on; absent outside requests. */
export const currentDeadline = (): RequestDeadline | undefined => current.getStore();
