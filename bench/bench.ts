// Measures the product against plain node, React and the database driver, in one run: `npm run bench`. Build
// first.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureBuiltPage } from "../tests/live/harness/built-page";
import { startLiveServer } from "../tests/live/harness/live-server";
import { createDemoDatabase } from "../tests/support/databases/demo-database";
import { measureAddToCart } from "./add-to-cart";
import { measureFreshness } from "./freshness";
import { measureHydration } from "./hydration";
import { isReached, type Measure, say } from "./measure";
import { measureCatalogueScale } from "./measure-catalogue-scale";
import { measureMemory } from "./memory";
import { measureOwnerLists } from "./owners/owner-lists";
import { measurePageCache } from "./page-cache";
import { measurePurchases } from "./purchases";
import { measureSegmentedPages } from "./segmented-page-cache";
import { writeResults } from "./write-results";

/**
 * `--full` looks at a million products, too, which takes a quarter of an hour to fill; `--only ag` measures
 * parts (a) and (g) and keeps the others' results. Part (j), whole purchases, buys for `--purchase-seconds`.
 * Part (n) fills a shop with `--orders` orders, a fifth as many customers and a tenth as many products, or
 * keeps one in the folder `--kept` for further runs. Part
 * (i), memory, is measured only when it is named: it takes twice `--minutes`. `--results <folder>` writes the
 * results elsewhere.
 */
const { values } = parseArgs({
  options: {
    full: { type: "boolean", default: false },
    minutes: { type: "string", default: "10" },
    only: { type: "string", default: "abceghjnop" },
    results: { type: "string", default: "bench" },
    orders: { type: "string", default: "1000000" },
    kept: { type: "string" },
    "purchase-seconds": { type: "string", default: "120" },
  },
});
if (!/^[abceghijnop]+$/.test(values.only)) throw new Error("--only takes letters of parts: --only ag");
const minutes = Number(values.minutes);
const orders = Number(values.orders);
if (!(orders >= 1000)) throw new Error("--orders takes a number of orders, 1000 or more");
const purchaseSeconds = Number(values["purchase-seconds"]);
if (!(purchaseSeconds > 0)) throw new Error("--purchase-seconds takes a number of seconds");
if (!(minutes > 0)) throw new Error("--minutes takes a number of minutes: --minutes 10");

if (!existsSync(join("build", "server.js"))) {
  say("Building first ...");
  const { build } = await import("../scripts/build.mjs");
  await build();
}

/** What else kept the machine busy; figures taken beside other work are worth less. */
const loadBefore = (loadavg()[0] ?? 0).toFixed(1);
const measures: Measure[] = [];
/** Measures a part if it is wanted. */
async function measurePart(letter: string, what: string, part: () => Promise<Measure | Measure[]>) {
  if (!values.only.includes(letter)) return;
  say(`(${letter}) ${what}`);
  measures.push(...[await part()].flat());
}

if (/[aejop]/.test(values.only)) {
  const database = await createDemoDatabase(say);
  try {
    const environment = { DATA_DIR: database.dataDir, DATABASE_URL: database.url, ACCESS_LOG: "off" };
    const server = await startLiveServer(environment);
    try {
      await measurePart("a", "pages through the page cache", () => measurePageCache(server));
      await measurePart("e", "pages of visitors with a cart", () => measureSegmentedPages(server, database));
      await measurePart("o", "pages becoming interactive", () => measureHydration(server));
      await measurePart("p", "a page made in the builder", () => measureBuiltPage(server, database));
      await measurePart("j", `whole purchases for ${purchaseSeconds} s`, () =>
        measurePurchases(server, database, purchaseSeconds),
      );
    } finally {
      await server.stop();
    }
  } finally {
    await database.drop();
  }
}
await measurePart("c", "adding to carts", () => measureAddToCart());
await measurePart("g", "listing and search in big catalogues", () => measureCatalogueScale(values.full));
await measurePart("n", `lists of a shop of ${values.orders} orders`, () =>
  measureOwnerLists(orders, values.kept),
);
await measurePart("i", `memory over twice ${minutes} minutes`, () => measureMemory(minutes));
await measurePart("h", "how soon a change shows on two processes", () => measureFreshness());

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();
const isChanged = git("status", "--porcelain", "--untracked-files=no", "--", ":!bench") !== "";
const run = {
  measuredAt: new Date().toISOString(),
  commit: git("rev-parse", "--short=8", "HEAD") + (isChanged ? " and more" : ""),
  processor: `${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}`,
  load: loadBefore,
};
const table = writeResults(measures, run, values.results);
say(`\n${table}\n`);
say(measures.every(isReached) ? "Every target is reached." : "Not every target is reached.");
