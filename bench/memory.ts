import { execFile } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { startLiveServer } from "../tests/live/harness/live-server";
import { createDemoDatabase, type DemoDatabase } from "../tests/support/databases/demo-database";
import { type Measure, say } from "./measure";
import { getRequest, requestsPerSecond } from "./run-load";

const run = promisify(execFile);
const shops = ["first", "second"];
/**
 * What the examples of docs/operations.md start node with: without a limit its heap keeps 400 MB, of which
 * 130 are in use.
 */
const nodeOptions = "--max-old-space-size=256";
/** Products of each shop, besides their variations. */
const products = 10_000;
const sorts = ["newest-desc", "bestseller-desc", "price-asc", "price-desc", "name-asc", "name-desc"];
const words = ["oak", "tide oak", "armchair", "linen", "brook steel", "mug", "halden", "modern", "gla"];
const encodings = ["br", "gzip", "identity"];
const connections = 4;
const secondsBetween = 30;

/**
 * (i) Memory of a process after its start, after some minutes of load over distinct addresses of two shops of
 * ten thousand products, and after as many again.
 */
export async function measureMemory(minutes: number): Promise<Measure[]> {
  const database = await createDemoDatabase(say);
  try {
    const environment = { DATA_DIR: database.dataDir, DATABASE_URL: database.url, ACCESS_LOG: "off" };
    for (const shop of shops) {
      say(`  filling the shop ${shop} ...`);
      const seed = ["--import", "tsx", "app/cli/seed.ts", "--client", shop, "--products", String(products)];
      await run(process.execPath, seed, { env: { ...process.env, ...environment } });
    }
    const requests = await distinctRequests(database);
    const server = await startLiveServer({ ...environment, NODE_OPTIONS: nodeOptions });
    try {
      const look = async (when: string) => {
        const { rssBytes, heapBytes, externalBytes, arrayBufferBytes } = await server.held();
        say(
          `  ${when}: ${megabytes(rssBytes)} MB resident, heap ${megabytes(heapBytes)}, external ${megabytes(externalBytes)} of which buffers ${megabytes(arrayBufferBytes)}`,
        );
        return rssBytes / 1e6;
      };
      const load = async (from: number) => {
        const asked = requests.filter((_, at) => at % 2 === from);
        const job = {
          port: server.port,
          connections,
          durationMs: minutes * 60_000,
          status: "below-500" as const,
          requests: asked,
        };
        let isOver = false;
        const loading = requestsPerSecond(job).finally(() => {
          isOver = true;
        });
        for (let second = 0; second < minutes * 60 && !isOver; second += secondsBetween) {
          await delay(secondsBetween * 1000);
          await look(`${second + secondsBetween} s`);
        }
        say(`  ${Math.round(await loading)} pages a second`);
      };
      const started = await look("after the start");
      await load(0);
      const loaded = await look("after the load");
      await load(1);
      const later = await look("after as much again");
      const named = (what: string, ours: number, theirs: number, value: number, most: number): Measure => ({
        name: `(i) ${what}`,
        ours,
        theirs,
        unit: "MB",
        value,
        target: { most },
      });
      return [
        named("memory after the start", started, started, started, 250),
        named(`memory after ${minutes} minutes of load`, loaded, started, loaded, 450),
        named(`memory after ${minutes} more, over that`, later, loaded, later / loaded, 1.1),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await database.drop();
  }
}

const megabytes = (bytes: number) => Math.round(bytes / 1e6);

/** Pages of categories, products and searches, each once, shops and kinds mixed. */
async function distinctRequests({ pool }: DemoDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ code: string; slug: string; kind: string }>(
    `select s.code, a.slug, a.kind from shops s join slugs a on a.tenant_id = s.tenant_id
     where s.code = any($1) and a.kind in ('category', 'product') order by md5(a.slug)`,
    [shops],
  );
  const categories = rows.filter(({ kind }) => kind === "category");
  const paths = rows
    .filter(({ kind }) => kind === "product")
    .map(({ code, slug }) => ({ code, path: `/${slug}` }));
  for (const { code, slug } of categories)
    for (const sort of sorts) paths.push({ code, path: `/${slug}?sort=${sort}` });
  for (const code of shops)
    for (const word of words)
      for (const sort of sorts)
        paths.push({ code, path: `/search?q=${encodeURIComponent(word)}&sort=${sort}` });
  const mixed = paths
    .map((one, at) => ({ ...one, at: (at * 7_919) % paths.length }))
    .sort((a, b) => a.at - b.at);
  return mixed.map(({ code, path }, at) =>
    getRequest(`${code}.localhost`, path, encodings[at % encodings.length] as string),
  );
}
