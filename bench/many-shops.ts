import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type LiveServer, startLiveServer } from "../tests/live/harness/live-server";
import { createDemoDatabase } from "../tests/support/demo-database";
import { type Measure, median, say } from "./measure";

const run = promisify(execFile);
const busy = 100;
const looked = 30;
/** Pages of a small shop: two listings, a search and the home page. */
const paths = ["/", "/bags", "/bags/bags-carrying", "/search?q=bag"];

/**
 * (r) A process beside so many shops: how soon it is ready, what it takes in memory while all sleep and while a
 * hundred are busy, and the first listing of a shop that slept, whose index is built for it, over the same from
 * memory.
 */
export async function measureManyShops(count: number): Promise<Measure[]> {
  if (count < busy + looked) throw new Error(`--shops takes ${busy + looked} or more`);
  const database = await createDemoDatabase(say);
  try {
    const environment = { DATA_DIR: database.dataDir, DATABASE_URL: database.url, ACCESS_LOG: "off" };
    say(`  making ${count} shops ...`);
    const seed = ["--import", "tsx", "app/cli/seed.ts", "--shops", String(count)];
    await run(process.execPath, seed, { env: { ...process.env, ...environment } });
    const server = await startLiveServer({ ...environment, PROCESSES: "1" });
    try {
      const memoryOf = async () => (await server.held()).rssBytes / 1e6;
      const asleep = await memoryOf();
      const first: number[] = [];
      const again: number[] = [];
      for (let shop = 1; shop <= looked; shop++) {
        first.push(await pageMs(server, shop, "/bags"));
        await pageMs(server, shop, "/bags");
        again.push(await pageMs(server, shop, "/bags"));
      }
      for (let shop = count - busy + 1; shop <= count; shop++)
        for (const path of [...paths, ...paths]) await pageMs(server, shop, path);
      const awake = await memoryOf();
      const named = (
        what: string,
        unit: Measure["unit"],
        ours: number,
        theirs: number,
        most: number,
      ): Measure => ({
        ...{ name: `(r) beside ${count} shops: ${what}`, ours, theirs, unit },
        ...{ value: unit === "ms" ? ours - theirs : ours / theirs, target: { most } },
      });
      return [
        named("ready after a start", "ms", server.readyMs, 0, 10_000),
        named("memory with 100 shops busy, over all asleep", "MB", awake, asleep, 2.5),
        named(
          "first listing of a sleeping shop, over one in memory",
          "ms",
          median(first),
          median(again),
          300,
        ),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await database.drop();
  }
}

async function pageMs(server: LiveServer, shop: number, path: string): Promise<number> {
  const startedMs = performance.now();
  const url = new URL(path, `http://shop-${shop}.localhost`);
  const headers = { Accept: "text/html" };
  const answer = await server.send({ method: "GET", url, headers, body: "" });
  if (answer.status !== 200) throw new Error(`shop-${shop} answered ${path} with ${answer.status}`);
  return performance.now() - startedMs;
}
