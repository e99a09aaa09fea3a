import { eq } from "drizzle-orm";
import { type CDPSession, chromium } from "playwright";
import { areaHandlers } from "~/composition/area-handlers.server";
import { publishPage } from "~/services/content/builder/publish-page.server";
import { readBuiltPage } from "~/services/content/builder/read-built-page.server";
import { startPage } from "~/services/content/builder/start-page.server";
import { templateRecords } from "~/services/content/templates/template-records.server";
import { createDb } from "~/services/platform/db/pool/open-pool.server";
import { createLog } from "~/services/platform/log/log.server";
import { acting } from "~/services/shops/context/shop-context.server";
import { readShop } from "~/services/shops/directory/shop-directory.server";
import { changeRecord } from "~/services/shops/records/change-record.server";
import { shops } from "~/tables/shops/shops";
import { type Measure, say } from "../../../bench/measure";
import { host } from "../../../bench/page-cache";
import { findBrowser } from "../../support/browser/find-browser";
import type { DemoDatabase } from "../../support/databases/demo-database";
import type { LiveServer } from "./live-server";

/** So long after the last script none follows, on a busy machine too. */
const quietMs = 3_000;

/** What an owner would write for the same page, around the same widgets. */
const byHand = (widgets: string) => `${widgets}
<div class="narrow prose">
  <h2>Which one is right?</h2>
  <p>Say in a sentence how they differ.</p>
  <table>
    <tr><th>For</th><td>One or two</td><td>A family</td></tr>
    <tr><th>Weight</th><td>1 lb</td><td>2 lb</td></tr>
    <tr><th>Price</th><td>$20</td><td>$35</td></tr>
  </table>
  <h2>Questions</h2>
  <h3>When will my order arrive?</h3>
  <p>Say how long you need to pack, and how long it travels.</p>
  <h3>Can I send something back?</h3>
  <p>Say for how long, and who pays for the way.</p>
  <h3>How can I pay?</h3>
  <p>Name the ways, and when the money is taken.</p>
</div>
`;

/**
 * (p) What a shopper's browser loads for a page made in the builder, against the same page written by hand:
 * everything that comes over the wire, of which the builder's own may be nothing.
 */
export async function measureBuiltPage(server: LiveServer, database: DemoDatabase): Promise<Measure[]> {
  await makePages(database);
  const browser = await findBrowser();
  const chrome = await chromium.launch({
    ...browser,
    args: [...browser.args, "--host-resolver-rules=MAP *.localhost 127.0.0.1"],
  });
  const visit = async (path: string) => {
    const context = await chrome.newContext({ baseURL: `http://${host}:${server.port}` });
    const page = await context.newPage();
    const loaded = await countBytes(await context.newCDPSession(page));
    const answer = await page.goto(path, { waitUntil: "networkidle" });
    if (answer?.status() !== 200) throw new Error(`${path} answers ${answer?.status()}`);
    // What a page loads once it is used belongs to it, too.
    await page.keyboard.press("Tab");
    for (let before = 0; before < loaded["scripts and styles"]; ) {
      before = loaded["scripts and styles"];
      await page.waitForTimeout(quietMs);
    }
    await context.close();
    say(`  ${path}: ${JSON.stringify(loaded)}`);
    return loaded;
  };
  try {
    // The first visits find nothing kept and packed yet.
    for (const path of ["/built", "/by-hand"]) await visit(path);
    const [built, hand] = [await visit("/built"), await visit("/by-hand")];
    const row = (what: keyof typeof built): Measure => ({
      name: `(p) landing page made in the builder over one written by hand: ${what}`,
      ours: built[what] / 1024,
      theirs: hand[what] / 1024,
      unit: "KB",
      value: built[what] / hand[what],
      target: { most: 1.05 },
    });
    return [row("page"), row("scripts and styles")];
  } finally {
    await chrome.close();
  }
}

async function makePages({ pool }: DemoDatabase): Promise<void> {
  const db = createDb(pool);
  const shop = await readShop(db, eq(shops.code, "harbor"));
  if (!shop) throw new Error("there is no shop 'harbor'");
  const ctx = {
    db,
    now: () => new Date(),
    log: createLog({ level: "warn" }),
    actor: acting({ kind: "command-line", command: "bench" }),
    handlers: areaHandlers,
    tenant: shop.tenant,
    shop,
  };
  const written = (slug: string, html: string) =>
    templateRecords.check(`page/${slug}`, { name: slug, entity_type: "page", slug, html }, ctx);
  const built = await startPage(ctx, written("built", ""), "landing");
  await publishPage(ctx, built, null);
  const { blocks, record } = await readBuiltPage(ctx, built);
  const widgets = [...record.html.matchAll(/<div data-widget[^>]*><\/div>/g)].join("\n");
  if (blocks.length === 0) throw new Error("nothing was built");
  await changeRecord(ctx, templateRecords, {
    name: "page/by-hand",
    typed: written("by-hand", byHand(widgets)),
  });
}

/** Bytes as they come over the wire from now on. */
async function countBytes(devTools: CDPSession) {
  const bytes = { page: 0, "scripts and styles": 0 };
  const kinds = new Map<string, keyof typeof bytes>();
  devTools.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Document") kinds.set(requestId, "page");
    if (type === "Script" || type === "Stylesheet") kinds.set(requestId, "scripts and styles");
  });
  devTools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) bytes[kind] += encodedDataLength;
  });
  await devTools.send("Network.enable");
  return bytes;
}
