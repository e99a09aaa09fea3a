// Measures the product against plain node, React and the database driver, in one run: `npm run bench`. Build
// first.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startLiveServer } from "../tests/live/harness/live-server";
import { createDemoDatabase } from "../tests/support/demo-database";
import { measureAddToCart } from "./add-to-cart";
import { compareBuilds } from "./compare-builds";
import { measureCores } from "./cores";
import { measureFlashSale } from "./flash-sale";
import { measureFreshness } from "./freshness";
import { measureHydration } from "./hydration";
import { measureLighthouse } from "./lighthouse";
import { measureManyShops } from "./many-shops";
import { checkMarket } from "./market-purchases";
import { isReached, type Measure, say } from "./measure";
import { measureCatalogueScale } from "./measure-catalogue-scale";
import { measureMarketScale } from "./measure-market-scale";
import { measureRenderCost } from "./measure-render-cost";
import { measureMemory } from "./memory";
import { measureOwnerLists } from "./owner-lists";
import { host, measureBesideNginx, measurePageCache, pages } from "./page-cache";
import { openPhotoShop } from "./photo-shop";
import { measureStatements } from "./purchase-statements";
import { measurePurchases } from "./purchases";
import { measureSegmentedPages } from "./segmented-page-cache";
import { measureStart } from "./start-time";
import { writeResults } from "./write-results";

/**
 * `--photos <folder>` looks at a shop made of that folder's product CSV and images, too; `--full` at a
 * million products, which takes a quarter of an hour to fill; `--only ag` measures parts (a) and (g) and
 * keeps the others' results. Parts (j) and (k), whole purchases, buy for `--purchase-seconds`. Part
 * (n) fills a shop with `--orders` orders, a fifth as many customers and a tenth as many products. Part (i),
 * memory, is measured only when it is named: it takes twice `--minutes`, ten of them by default. So is part
 * (r), which makes `--shops` small shops first. `--against
 * <commit>` measures that commit's build and this one in turns and says what became slower. `--results
 * <folder>` writes the results somewhere else.
 */
const { values } = parseArgs({
  options: {
    photos: { type: "string" },
    full: { type: "boolean", default: false },
    minutes: { type: "string", default: "10" },
    only: { type: "string", default: "abcdefghjklmnopq" },
    against: { type: "string" },
    results: { type: "string", default: "bench" },
    orders: { type: "string", default: "1000000" },
    shops: { type: "string", default: "10000" },
    "purchase-seconds": { type: "string", default: "120" },
  },
});
if (!/^[a-r]+$/.test(values.only)) throw new Error("--only takes letters of parts, a to r: --only ag");
const minutes = Number(values.minutes);
const orders = Number(values.orders);
const shopCount = Number(values.shops);
if (!(shopCount >= 1)) throw new Error("--shops takes a number of shops");
if (!(orders >= 1000)) throw new Error("--orders takes a number of orders, 1000 or more");
const purchaseSeconds = Number(values["purchase-seconds"]);
if (!(purchaseSeconds > 0)) throw new Error("--purchase-seconds takes a number of seconds");
if (!(minutes > 0)) throw new Error("--minutes takes a number of minutes: --minutes 10");

if (!existsSync(join("build", "server.js"))) {
  say("Building first ...");
  const { build } = await import("../scripts/build.mjs");
  await build();
}

if (values.against !== undefined) {
  await compareBuilds(values.against, values.only);
  process.exit();
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

if (/[aefjopq]/.test(values.only)) {
  const database = await createDemoDatabase(say);
  try {
    const environment = { DATA_DIR: database.dataDir, DATABASE_URL: database.url, ACCESS_LOG: "off" };
    const server = await startLiveServer(environment);
    try {
      await measurePart("a", "pages through the page cache", async () => [
        ...(await measurePageCache(server)),
        ...(await measureBesideNginx(server)),
      ]);
      await measurePart("e", "pages of visitors with a cart", () => measureSegmentedPages(server, database));
      await measurePart("f", "pages as people see them", async () => {
        const harbor = { name: "harbor", host, pages };
        const photos = values.photos ? [await openPhotoShop(values.photos, server, environment)] : [];
        return measureLighthouse(server.port, [harbor, ...photos]);
      });
      await measurePart("o", "pages becoming interactive", () => measureHydration(server));
      await measurePart("j", `whole purchases for ${purchaseSeconds} s`, () =>
        measurePurchases(server, database, purchaseSeconds),
      );
      await measurePart("q", "orders of one product", () => measureFlashSale(server, database));
    } finally {
      await server.stop();
    }
    await measurePart("p", "two processes beside one", () => measureCores(database));
  } finally {
    await database.drop();
  }
}
await measurePart("c", "adding to carts", () => measureAddToCart());
await measurePart("b", "rendering a category page and a home page", () => measureRenderCost());
await measurePart("g", "listing and search in big catalogues", () => measureCatalogueScale(values.full));
await measurePart("l", "a marketplace of a thousand sellers", () => measureMarketScale());
await measurePart("m", "statements of an add and a purchase", () => measureStatements());
await measurePart("n", `lists of a shop of ${values.orders} orders`, () => measureOwnerLists(orders));
await measurePart("d", "starting on existing data", () => measureStart());
await measurePart("i", `memory over twice ${minutes} minutes`, () => measureMemory(minutes));
await measurePart("r", `a process beside ${shopCount} shops`, () => measureManyShops(shopCount));
await measurePart("k", `purchases from three sellers for ${purchaseSeconds} s`, () =>
  checkMarket(purchaseSeconds),
);
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
