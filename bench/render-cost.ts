import { createDiskStore } from "~/services/platform/file-store/disk-store.server";
// What a page costs beyond React: a process of its own, in production mode, that renders a page of the demo
// shop harbor as the page cache has it rendered and prints the CPU ms of a request and of React's
// renderToString alone. The path of the page is the first argument. The home page gets what it lacks of ten
// widgets, header and footer aside.

import type { EntryContext, ServerBuild } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { and, eq, sql } from "drizzle-orm";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createPageRenderer } from "~/composition/page-cache/render-page.server";
import { CatalogueIndexes } from "~/services/catalogue/catalogue-indexes.server";
import { AddressCounts } from "~/services/content/address-counts.server";
import { MessageStreams } from "~/services/conversations/message-streams.server";
import { PostalPlaces } from "~/services/marketplace/postal-places.server";
import { SearchCounts } from "~/services/numbers/search-counts.server";
import { readConfig } from "~/services/platform/config/read-config.server";
import { createLog } from "~/services/platform/log/log.server";
import { byTest } from "~/services/shops/audit/actor-fixture.server";
import { DataCache } from "~/services/shops/data-cache.server";
import { createSecretBox } from "~/services/shops/secret-box.server";
import { createShopDirectory } from "~/services/shops/shop-directory.server";
import { templates } from "~/tables/content";
import { createDemoDatabase } from "../tests/support/demo-database";
import { median } from "./measure";

const path = process.argv[2] ?? "/kitchen";
const address = `http://harbor.localhost${path}`;
/** Widgets of other pages that the home page of this run shows too. */
const borrowed = {
  "product-list": "spring-list",
  "product-card": "spring-card-pot",
  "optional-content": "spring-candles",
};
const rounds = 25;
const pagesPerRound = 15;
/** After fewer the compiler of the engine is still at work, beside the pages that are measured. */
const warmUpPages = 800;

const built = (await import(`${process.cwd()}/build/server/index.js`)) as ServerBuild;
const database = await createDemoDatabase();
try {
  if (path === "/") await lendWidgets();
  const config = readConfig({ NODE_ENV: "production", DATA_DIR: database.dataDir });
  const { db } = database;
  // Standard output is for the figures alone.
  const log = createLog({ write: (line) => process.stderr.write(`${line}\n`) });
  const catalogue = new CatalogueIndexes({ db, log, onChange: () => {} });
  const parts = {
    ...{ config, db, log, catalogue, data: new DataCache(Date.now, 32_000_000), places: new PostalPlaces() },
    messageStreams: new MessageStreams(Date.now),
    addressCounts: new AddressCounts({ db, log }),
    searchCounts: new SearchCounts({ db, log, now: () => new Date() }),
    shops: createShopDirectory(database.db, config),
    now: () => new Date(),
    secret: "x".repeat(32),
    box: createSecretBox("x"),
    originOf: () => "http://harbor.localhost",
    fileStore: createDiskStore(config.dataDir),
  };
  let seen: EntryContext | null = null;
  const render = createPageRenderer({ ...parts, build: noticing(built, (entry) => (seen = entry)) });

  const renderPage = async () => {
    const request = new Request(address, { headers: { host: "harbor.localhost" } });
    if (!(await render(request, "bench"))) throw new Error(`${address} was not rendered`);
  };
  const shop = await parts.shops.find("harbor.localhost");
  // A listing without its index cannot be shared.
  if (shop) await catalogue.find(shop, "until-built");
  await renderPage();
  if (!seen) throw new Error("The page was not rendered by the entry of the build.");
  // Without the script that carries the loaders' data: less to write for React alone, so this errs against
  // us.
  const tree = { ...(seen as EntryContext), serverHandoffStream: undefined };
  const renderAlone = async () => {
    renderToString(createElement(RemixServer, { context: tree, url: address }));
  };

  const runs = { page: [] as number[], alone: [] as number[] };
  for (let page = 0; page < warmUpPages; page++) {
    await renderPage();
    await renderAlone();
  }
  for (let round = 0; round < rounds; round++) {
    runs.page.push(await cpuMsOf(renderPage));
    runs.alone.push(await cpuMsOf(renderAlone));
  }
  process.stdout.write(JSON.stringify({ page: median(runs.page), alone: median(runs.alone) }));
} finally {
  await database.drop();
}

/** Makes the home page one of ten widgets. */
async function lendWidgets(): Promise<void> {
  const placed = Object.entries(borrowed).map(
    ([type, name]) => `<div data-widget="${type}" data-attribute="${name}"></div>`,
  );
  const isHome = and(eq(templates.entityType, "page"), eq(templates.name, "Homepage"));
  const changed = await byTest(database.db, (db) =>
    db
      .update(templates)
      .set({ renderHtml: sql`${templates.renderHtml} || ${placed.join("")}` })
      .where(isHome)
      .returning({ html: templates.renderHtml }),
  );
  const counts = changed.map(({ html }) => html.split("data-widget=").length - 1);
  if (Math.max(...counts) < 10) throw new Error("The home page has fewer than ten widgets.");
}

async function cpuMsOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  for (let page = 0; page < pagesPerRound; page++) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / pagesPerRound;
}

/** The same build, telling what its entry was first given to render. */
function noticing(build: ServerBuild, notice: (entry: EntryContext) => void): ServerBuild {
  const { module } = build.entry;
  let isTold = false;
  const entry: typeof module.default = (request, status, headers, context, loadContext) => {
    if (!isTold) notice(context);
    isTold = true;
    return module.default(request, status, headers, context, loadContext);
  };
  return { ...build, entry: { module: { ...module, default: entry } } };
}
