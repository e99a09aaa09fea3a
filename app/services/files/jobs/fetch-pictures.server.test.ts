import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { jobRegistry } from "~/composition/jobs.server";
import { products } from "~/tables/catalogue/catalogue";
import { drawPicture } from "../../../../tests/support/shop-folder";
import { noProviderConfig } from "../../payments/providers/payment-fixture.server";
import type { JobDeps } from "../../shops/jobs/job.server";
import { startWorker } from "../../shops/jobs/start-worker.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import { listAwaitedPictures } from "../list-awaited-pictures.server";
import { type MovingShop, openMovingShop } from "../moving/import-fixture.server";

let server: Server;
let origin: string;
let shop: MovingShop;
/** How often each address was asked for. */
const asked = new Map<string, number>();

beforeAll(async () => {
  const [busy, now] = [await drawPicture("#aa0000"), await drawPicture("#0000aa")];
  server = createServer(({ url = "" }, response) => {
    const times = (asked.get(url) ?? 0) + 1;
    asked.set(url, times);
    const isBusy = url === "/busy.png" && times <= 2;
    const status = isBusy ? 503 : url === "/gone.png" ? 404 : 200;
    response.writeHead(status).end(status === 200 ? (url === "/busy.png" ? busy : now) : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  shop = await openMovingShop();
});
afterAll(async () => {
  server.close();
  await shop.close();
});

/**
 * Each look at the clock is a minute later, so that what is to be tried again is due when it is looked for.
 */
function passingMinutes(): () => Date {
  let ms = shop.ctx.now().getTime();
  return () => {
    ms += 60_000;
    return new Date(ms);
  };
}

test("an import's pictures come by the queue: busy servers are asked again, missing pictures are listed", async () => {
  const images = ["busy.png", "gone.png", "now.png"].map((name) => `${origin}/${name}`).join("|");
  const report = await shop.importText(`sku,name,price,images\nMUG,Mug,5,${images}`);
  const before = await listAwaitedPictures(shop.ctx);
  const deps: JobDeps = {
    db: shop.ctx.db,
    log: shop.ctx.log,
    now: passingMinutes(),
    box: testBox,
    secret: "a secret",
    originOf: () => "https://acme.example",
    config: noProviderConfig,
    smtpUrl: undefined,
    fileStore: shop.ctx.fileStore,
    dataDir: "/nowhere",
    allowPrivate: true,
  };
  const worker = await startWorker(shop.database.pool, deps, jobRegistry);
  await vi.waitFor(async () => expect((await listAwaitedPictures(shop.ctx)).waiting).toBe(0), {
    timeout: 60_000,
    interval: 100,
  });
  await worker.stop();
  const after = await listAwaitedPictures(shop.ctx);
  const [mug] = await shop.database.db.select().from(products);
  expect([report.next.find((step) => step.includes("Pictures")), before, after]).toMatchObject([
    expect.stringContaining("are fetched while the server runs: 3."),
    { waiting: 3, stored: 0, missing: 0, faults: [] },
    {
      waiting: 0,
      stored: 2,
      missing: 1,
      faults: [{ sku: "MUG", url: `${origin}/gone.png`, reason: "the server answers 404" }],
    },
  ]);
  expect([Object.fromEntries(asked), mug?.images]).toMatchObject([
    { "/busy.png": 3, "/gone.png": 1, "/now.png": 1 },
    [
      { url: expect.stringMatching(/^\/media\/acme\//), width: 40, height: 30 },
      { width: 40, height: 30 },
    ],
  ]);
}, 120_000);
