import { startLiveServer } from "../tests/live/harness/live-server";
import type { DemoDatabase } from "../tests/support/demo-database";
import { type Measure, median, say } from "./measure";
import { host } from "./page-cache";
import { getRequest, requestsPerSecond } from "./run-load";

const rounds = 3;
const load = { connections: 6, durationMs: 5_000, status: 200 } as const;

/** So many addresses that no cache knows one: the upper end of a price filter, each a cent further. */
const addresses = 6_000;
let nextCent = 4_000;

/**
 * (p) Listing pages that no cache knows, by a server of two processes and by one of one. Database and load generator
 * take their part of the same processors.
 */
export async function measureCores(database: DemoDatabase): Promise<Measure> {
  const environment = { DATA_DIR: database.dataDir, DATABASE_URL: database.url, ACCESS_LOG: "off" };
  const runs = { one: [] as number[], two: [] as number[] };
  for (let round = 0; round <= rounds; round++) {
    const turn = {
      one: await uncachedPages({ ...environment, PROCESSES: "1" }),
      two: await uncachedPages({ ...environment, PROCESSES: "2" }),
    };
    if (round === 0) continue;
    runs.one.push(turn.one);
    runs.two.push(turn.two);
    say(
      `  round ${round} of ${rounds}: one process ${turn.one.toFixed(1)}, two ${turn.two.toFixed(1)} pages a second`,
    );
  }
  const [ours, theirs] = [median(runs.two), median(runs.one)];
  const name = "(p) uncached listing pages of two processes, against one";
  return { name, ours, theirs, unit: "req/s", value: ours / theirs, target: { least: 1.8 } };
}

async function uncachedPages(environment: Record<string, string>): Promise<number> {
  const server = await startLiveServer(environment);
  try {
    const job = () => ({ ...load, port: server.port, requests: Array.from({ length: addresses }, uncached) });
    // Each process makes its index at its first listing, and compiles what a page runs in the next ones.
    await requestsPerSecond({ ...job(), connections: 2, status: "below-500" });
    await requestsPerSecond(job());
    return await requestsPerSecond(job());
  } finally {
    await server.stop();
  }
}

const uncached = (): string => getRequest(host, `/kitchen/price=1,${nextCent++ / 100}`, "identity");
