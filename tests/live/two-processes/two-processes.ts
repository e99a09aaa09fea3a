import { afterAll, beforeAll } from "vitest";
import type { LiveServer } from "../harness/live-server";
import { patience } from "../harness/patience";
import { readStock, type StockCount } from "../harness/stock";
import { type TwoProcesses as Started, startTwoProcesses } from "../harness/two-processes";

/** Two processes of the product on one database that holds the demo shops. */
export type TwoProcesses = {
  readonly servers: [LiveServer, LiveServer];
  /** Starts another process like them. */
  start: () => Promise<LiveServer>;
  /**
   * Makes the small shop of `corner.localhost` as its files with these changes say, beside the running
   * servers.
   */
  apply: (changes?: Record<string, unknown>) => Promise<string>;
  /** What is in stock of a SKU of the small shop, and what its orders took from it. */
  stockOf: (sku: string) => Promise<StockCount>;
  /** Makes the small shop as an operator does. Answers what the command said, when it has ended. */
  applyByCommand: () => Promise<string>;
};

/**
 * How long a process that stops still serves. The proxy looks every quarter of a second, so a machine may be
 * sixty times as busy as an idle one before a look comes too late.
 */
const noticeMs = "15000";

/** The two processes of a test file, started before its tests and ended after them; usable in tests. */
export function withTwoProcesses(): TwoProcesses {
  let both: Started;
  beforeAll(async () => {
    both = await startTwoProcesses({ ...patience, DRAIN_NOTICE_MS: noticeMs });
  });
  afterAll(async () => {
    // How a process stops was seen before: nobody waits for another notice.
    await Promise.all((both?.servers ?? []).map((server) => server.kill()));
    await both?.stop();
  });
  return {
    get servers() {
      return both.servers;
    },
    start: () => both.start(),
    apply: (changes) => both.apply(changes),
    stockOf: (sku) => readStock(both.database.pool, sku, "corner"),
    applyByCommand: () => both.applyByCommand(),
  };
}
