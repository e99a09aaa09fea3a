import { createDiskStore } from "~/services/platform/file-store/disk-store.server";
// What the pieces of `services/platform/framework` cost or save of an uncached page: a process of its own, in
// production mode, that renders a page of the demo shop harbor with and without each, in turns, and prints the
// CPU ms and the ratios. The path of the page is the first argument; see docs/framework.md.

import { Writable } from "node:stream";
import { createRequestHandler, type EntryContext, type ServerBuild } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { createElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { createRequestContext } from "~/composition/requests/create-request-context.server";
import { CatalogueIndexes } from "~/services/catalogue/catalogue-indexes.server";
import { AddressCounts } from "~/services/content/address-counts.server";
import { MessageStreams } from "~/services/conversations/message-streams.server";
import { PostalPlaces } from "~/services/marketplace/postal-places.server";
import { SearchCounts } from "~/services/numbers/search-counts.server";
import { readConfig } from "~/services/platform/config/read-config.server";
import { closeDocument } from "~/services/platform/framework/close-document.server";
import { contentFirst } from "~/services/platform/framework/content-first.server";
import { markOwnElements } from "~/services/platform/framework/mark-own-elements.server";
import { createNarrowHandler } from "~/services/platform/framework/narrow-build.server";
import { createLog } from "~/services/platform/log/log.server";
import { DataCache } from "~/services/shops/data-cache.server";
import { createSecretBox } from "~/services/shops/secret-box.server";
import { createShopDirectory } from "~/services/shops/shop-directory.server";
import { createDemoDatabase } from "../tests/support/demo-database";
import { median } from "./measure";

const path = process.argv[2] ?? "/kitchen";
const address = `http://harbor.localhost${path}`;
const rounds = 25;
const pagesPerRound = 10;
const warmUpPages = 300;

const built = (await import(`${process.cwd()}/build/server/index.js`)) as ServerBuild;
const database = await createDemoDatabase();
try {
  const config = readConfig({ NODE_ENV: "production", DATA_DIR: database.dataDir });
  const { db } = database;
  const log = createLog({ write: (line) => process.stderr.write(`${line}\n`) });
  const catalogue = new CatalogueIndexes({ db, log, onChange: () => {} });
  const parts = {
    ...{ config, db, log, catalogue, data: new DataCache(Date.now, 32_000_000), places: new PostalPlaces() },
    messageStreams: new MessageStreams(Date.now),
    addressCounts: new AddressCounts({ db, log }),
    searchCounts: new SearchCounts({ db, log, now: () => new Date() }),
    now: () => new Date(),
    secret: "x".repeat(32),
    box: createSecretBox("x"),
    fileStore: createDiskStore(config.dataDir),
    originOf: () => "http://harbor.localhost",
  };
  const shop = await createShopDirectory(db, config).find("harbor.localhost");
  if (!shop) throw new Error("The demo shop harbor is not there.");
  await catalogue.find(shop, "until-built");

  let tree: EntryContext | null = null;
  const { module } = built.entry;
  const noticing: typeof module.default = (request, status, headers, context, loadContext) => {
    tree ??= { ...context, serverHandoffStream: undefined };
    return module.default(request, status, headers, context, loadContext);
  };
  const build = { ...built, entry: { module: { ...module, default: noticing } } };
  const narrow = createNarrowHandler(build, "production");
  const all = createRequestHandler(build, "production");

  let html = "";
  const page = (handle: typeof all, takes: boolean) => async () => {
    const request = new Request(address, { headers: { host: "harbor.localhost" } });
    const { context } = createRequestContext(parts, request, shop, "bench", {});
    if (takes)
      context.takeDocument = (taken) => {
        html ||= taken.toString();
        return true;
      };
    await (await handle(request, context)).arrayBuffer();
  };
  await page(all, true)();
  const root = () => createElement(RemixServer, { context: tree as unknown as EntryContext, url: address });
  const streamed = () =>
    new Promise<void>((done, fail) => {
      const pieces: Buffer[] = [];
      const sink = new Writable({
        write: (piece, _, next) => {
          pieces.push(piece);
          next();
        },
      });
      sink.on("finish", done);
      const { pipe } = renderToPipeableStream(root(), { onAllReady: () => pipe(sink), onError: fail });
    });
  const bytes = Buffer.from(html);
  const variants: Record<string, () => unknown> = {
    page: page(all, true),
    "page with narrowed routes": page(narrow, true),
    "page read back from its Response": page(all, false),
    "render whole": () => renderToString(root()),
    "render as a stream": streamed,
    closeDocument: () => closeDocument(html),
    contentFirst: () => contentFirst(bytes),
    markOwnElements: () => markOwnElements(html),
  };
  for (let at = 0; at < warmUpPages; at++) for (const run of Object.values(variants)) await run();
  const measured = new Map(Object.keys(variants).map((name) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round++)
    for (const [name, run] of Object.entries(variants)) measured.get(name)?.push(await cpuMsOf(run));
  const whole = median(measured.get("page") ?? []);
  for (const [name, ms] of measured)
    console.log(
      `${name.padEnd(34)} ${median(ms).toFixed(2).padStart(7)} ms  ${(median(ms) / whole).toFixed(3)}`,
    );
} finally {
  await database.drop();
}

async function cpuMsOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  for (let page = 0; page < pagesPerRound; page++) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / pagesPerRound;
}
