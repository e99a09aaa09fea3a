// Measures the product against plain node, React and the database driver, in one run: `npm run bench`. Build first.
import { existsSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startLiveServer } from "../tests/live/harness/live-server";
import { createDemoDatabase } from "../tests/support/demo-database";
import { measureAddToCart } from "./add-to-cart";
import { measureFreshness } from "./freshness";
import { measureLighthouse } from "./lighthouse";
import { isReached, type Measure, say } from "./measure";
import { measureCatalogueScale } from "./measure-catalogue-scale";
import { measureRenderCost } from "./measure-render-cost";
import { host, measurePageCache, pages } from "./page-cache";
import { openPhotoShop } from "./photo-shop";
import { measureSharedShelf } from "./shared-shelf";
import { measureStart } from "./start-time";
import { writeResults } from "./write-results";

/**
 * `--photos <folder>` looks at a shop made of that folder's product CSV and images, too; `--full` at a million
 * products, which takes a quarter of an hour to fill; `--only ag` measures parts (a) and (g) and keeps the others' results.
 */
const { values } = parseArgs({
  options: {
    photos: { type: "string" },
    full: { type: "boolean", default: false },
    only: { type: "string", default: "abcdefgh" },
  },
});
if (!/^[a-h]+$/.test(values.only)) throw new Error("--only takes letters of parts, a to h: --only ag");

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

if (/[aefc]/.test(values.only)) {
  const database = await createDemoDatabase(say);
  try {
    const environment = { DATA_DIR: database.dataDir, DATABASE_URL: database.url, ACCESS_LOG: "off" };
    const server = await startLiveServer(environment);
    try {
      await measurePart("a", "pages through the page cache", () => measurePageCache(server));
      await measurePart("e", "pages of visitors with a cart", () => measureSharedShelf(server, database));
      await measurePart("f", "pages as people see them", async () => {
        const harbor = { name: "harbor", host, pages };
        const photos = values.photos ? [await openPhotoShop(values.photos, server, environment)] : [];
        return measureLighthouse(server.port, [harbor, ...photos]);
      });
      await measurePart("c", "adding to carts", () => measureAddToCart(server, database));
    } finally {
      await server.stop();
    }
  } finally {
    await database.drop();
  }
}
await measurePart("b", "rendering a category page and a home page", () => measureRenderCost());
await measurePart("g", "listing and search in big catalogues", () => measureCatalogueScale(values.full));
await measurePart("d", "starting on existing data", () => measureStart());
await measurePart("h", "how soon a change shows on two processes", () => measureFreshness());

const table = writeResults(measures, {
  measuredAt: new Date().toISOString(),
  machine: `node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown processor"}, load ${loadBefore} before the start`,
});
say(`\n${table}\n`);
say(measures.every(isReached) ? "Every target is reached." : "Not every target is reached.");
