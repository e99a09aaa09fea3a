// Measures the product against plain node, React and the database driver, in one run: `npm run bench`. Build first.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
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
import { resultsTable } from "./results-table";
import { measureSharedShelf } from "./shared-shelf";
import { measureStart } from "./start-time";

/**
 * `--photos <folder>` looks at a shop made of that folder's product CSV and images, too; `--full` at a million
 * products, which takes a quarter of an hour to fill.
 */
const { values } = parseArgs({
  options: { photos: { type: "string" }, full: { type: "boolean", default: false } },
});

if (!existsSync(join("build", "server.js"))) {
  say("Building first ...");
  const { build } = await import("../scripts/build.mjs");
  await build();
}

/** What else kept the machine busy; figures taken beside other work are worth less. */
const loadBefore = (loadavg()[0] ?? 0).toFixed(1);
const measures: Measure[] = [];
const database = await createDemoDatabase(say);
try {
  const server = await startLiveServer({ DATA_DIR: database.dataDir, DATABASE_URL: database.url });
  try {
    say("(a) pages through the page cache");
    measures.push(...(await measurePageCache(server)));
    say("(e) pages of visitors with a cart");
    measures.push(...(await measureSharedShelf(server, database)));
    say("(f) pages as people see them");
    const harbor = { name: "harbor", host, pages };
    const photos = values.photos
      ? [
          await openPhotoShop(values.photos, server, {
            DATA_DIR: database.dataDir,
            DATABASE_URL: database.url,
          }),
        ]
      : [];
    measures.push(...(await measureLighthouse(server.port, [harbor, ...photos])));
    say("(c) adding to carts");
    measures.push(await measureAddToCart(server, database));
  } finally {
    await server.stop();
  }
} finally {
  await database.drop();
}
say("(b) rendering a category page and a home page");
measures.push(...(await measureRenderCost()));
say("(g) listing and search in big catalogues");
measures.push(...(await measureCatalogueScale(values.full)));
say("(d) starting on existing data");
measures.push(await measureStart());
say("(h) how soon a change shows on two processes");
measures.push(...(await measureFreshness()));

measures.sort((one, other) => one.name.localeCompare(other.name, "en", { numeric: true }));
const table = resultsTable(measures);
const measuredAt = new Date().toISOString();
const machine = `node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown processor"}, load ${loadBefore} before the start`;
mkdirSync("bench", { recursive: true });
writeFileSync(
  join("bench", "results.json"),
  `${JSON.stringify({ measuredAt, machine, measures }, null, 2)}\n`,
);
writeFileSync(
  join("bench", "results.md"),
  `# Bench\n\nMeasured ${measuredAt} by \`npm run bench\` (${machine}). Medians of runs taken in turns; the load comes from a process of its own on the same machine. In (b) React alone renders the page's tree without the script that carries the loaders' data, which errs against us.\n\n${table}\n`,
);
say(`\n${table}\n`);
say(measures.every(isReached) ? "Every target is reached." : "Not every target is reached.");
