import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { startLiveServer } from "../tests/live/harness/live-server";
import type { DemoDatabase } from "../tests/support/demo-database";
import { type Measure, median, say } from "./measure";
import { host } from "./page-cache";
import { getRequest, requestsPerSecond } from "./run-load";

const rounds = 3;
/** What is measured in each round: a server of one and of two processes, one bare process and two. */
const kinds = ["one", "two", "bareOne", "bareTwo"] as const;
type Kind = (typeof kinds)[number];
const load = { connections: 6, durationMs: 5_000, status: 200 } as const;

/** So many addresses that no cache knows one: the upper end of a price filter, each a cent further. */
const addresses = 6_000;
let nextCent = 4_000;

const bareScript = fileURLToPath(new URL("./bare-renders.ts", import.meta.url));
/** Bare processes start and compile what they run within this time, then all render at once. */
const bareStartMs = 4_000;

/**
 * (p) Listing pages that no cache knows, by a server of two processes and by one of one. Database and load generator
 * take their part of the same processors. In the same turns bare processes that render, two and one: what the machine
 * itself gives for a second process.
 */
export async function measureCores(database: DemoDatabase): Promise<Measure[]> {
  const environment = { DATA_DIR: database.dataDir, DATABASE_URL: database.url, ACCESS_LOG: "off" };
  const runs: Record<Kind, number[]> = { one: [], two: [], bareOne: [], bareTwo: [] };
  for (let round = 0; round <= rounds; round++) {
    const turn = {
      one: await uncachedPages({ ...environment, PROCESSES: "1" }),
      two: await uncachedPages({ ...environment, PROCESSES: "2" }),
      bareOne: await barePages(1),
      bareTwo: await barePages(2),
    };
    if (round === 0) continue;
    for (const kind of kinds) runs[kind].push(turn[kind]);
    const [one, two, bareOne, bareTwo] = kinds.map((kind) => turn[kind].toFixed(1));
    say(
      `  round ${round} of ${rounds}: one process ${one}, two ${two} pages a second; bare ones ${bareOne}, ${bareTwo}`,
    );
  }
  const pages = { ours: median(runs.two), theirs: median(runs.one) };
  const bare = { ours: median(runs.bareTwo), theirs: median(runs.bareOne) };
  return [
    {
      ...{ name: "(p) uncached listing pages of two processes, against one", ...pages, unit: "req/s" },
      ...{ value: pages.ours / pages.theirs, target: { least: 1.8 } },
    },
    {
      ...{ name: "(p) two bare processes that render, against one", ...bare, unit: "pages/s" },
      ...{ value: bare.ours / bare.theirs, target: null },
    },
  ];
}

/** The pages a second of so many bare processes together. */
async function barePages(processes: number): Promise<number> {
  const startAtMs = Date.now() + bareStartMs;
  const figures = await Promise.all(
    Array.from({ length: processes }, async () => {
      const child = spawn(
        process.execPath,
        ["--import", "tsx", bareScript, String(startAtMs), String(load.durationMs)],
        { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, NODE_ENV: "production" } },
      );
      const written = await text(child.stdout);
      if (written === "") throw new Error("A bare process that renders broke down.");
      return Number(written);
    }),
  );
  return figures.reduce((sum, figure) => sum + figure, 0);
}

async function uncachedPages(environment: Record<string, string>): Promise<number> {
  const server = await startLiveServer(environment);
  try {
    const job = () => ({ ...load, port: server.port, requests: Array.from({ length: addresses }, uncached) });
    // Each process makes its index at its first listing, and compiles what a page runs in the next ones: of two, each
    // has half of them.
    await requestsPerSecond({ ...job(), connections: 2, status: "below-500" });
    for (let warmUp = 0; warmUp < 3; warmUp++) await requestsPerSecond(job());
    return await requestsPerSecond(job());
  } finally {
    await server.stop();
  }
}

const uncached = (): string => getRequest(host, `/kitchen/price=1,${nextCent++ / 100}`, "identity");
