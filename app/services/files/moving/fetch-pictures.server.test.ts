import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ProductImage } from "~/models/platform/media/product-record";
import { products } from "~/tables/catalogue/catalogue";
import { drawPicture } from "../../../../tests/support/shop-folder";
import { listPictures } from "../../catalogue/pictures/list-pictures.server";
import { removePicture } from "../../catalogue/pictures/remove-picture.server";
import { acting } from "../../shops/context/shop-context.server";
import { listAwaitedPictures } from "../list-awaited-pictures.server";
import { fetchPictures } from "./fetch-pictures.server";
import { type MovingShop, openMovingShop } from "./import-fixture.server";

let server: Server;
let origin: string;
let shop: MovingShop;
/** What the other server answers, by path. */
const answers = new Map<string, { status: number; body?: Buffer; location?: string }>();
const noon = new Date("2026-05-10T12:00:00Z");

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    const { status, body, location } = answers.get(url ?? "") ?? { status: 404 };
    response.writeHead(status, location ? { Location: location } : {}).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

beforeEach(async () => {
  answers.clear();
  for (const [name, color] of [
    ["a", "#aa0000"],
    ["b", "#00aa00"],
    ["c", "#0000aa"],
  ] as const)
    answers.set(`/${name}.png`, { status: 200, body: await drawPicture(color) });
  shop = await openMovingShop();
});
afterEach(() => shop.close());

const bring = (names: string[]) =>
  shop.importText(`sku,name,price,images\nMUG,Mug,5,${names.map((name) => `${origin}/${name}`).join("|")}`);
const fetchAll = (minutesLater = 0, allowPrivate = true) => {
  const now = () => new Date(noon.getTime() + minutesLater * 60_000);
  const actor = acting({ kind: "job", tenantId: shop.ctx.tenant.id, name: "fetch-pictures" });
  return fetchPictures({ ...shop.ctx, now, actor }, { until: () => false, allowPrivate });
};
async function pictures(): Promise<ProductImage[]> {
  const isIt = and(eq(products.tenantId, shop.ctx.tenant.id), eq(products.sku, "MUG"));
  const [row] = await shop.database.db.select().from(products).where(isIt);
  return row?.images ?? [];
}
const states = async () => {
  const { waiting, stored, missing } = await listAwaitedPictures(shop.ctx);
  return { waiting, stored, missing };
};

describe("pictures that a file names by address", () => {
  it("are awaited, then kept here with their size, in the order of the file", async () => {
    await bring(["a.png", "b.png"]);
    const before = await pictures();
    const next = await fetchAll();
    const after = await pictures();
    expect([before, next, await states()]).toEqual([[], null, { waiting: 0, stored: 2, missing: 0 }]);
    expect(after).toMatchObject([
      { url: expect.stringMatching(/^\/media\/acme\//), width: 40, height: 30, alt: "Mug" },
      { url: expect.stringMatching(/^\/media\/acme\//) },
    ]);
  });

  it("take their places when the first of them comes last", async () => {
    answers.set("/late.png", { status: 503 });
    await bring(["late.png", "b.png"]);
    await fetchAll();
    const [second] = await pictures();
    answers.set("/late.png", { status: 200, body: await drawPicture("#111111") });
    await fetchAll(1);
    expect((await pictures()).map(({ url }) => url)).toEqual([expect.any(String), second?.url]);
  });

  it("are asked for again after a minute where a server is out of order, and given up after six tries", async () => {
    answers.set("/a.png", { status: 500 });
    await bring(["a.png"]);
    const next = await fetchAll();
    for (const minutes of [1, 6, 36, 156, 876]) await fetchAll(minutes);
    expect([next?.toISOString(), await states()]).toEqual([
      "2026-05-10T12:01:00.000Z",
      { waiting: 0, stored: 0, missing: 1 },
    ]);
  });

  it("that cannot be had are listed with their SKU and the reason", async () => {
    answers.set("/page.png", { status: 200, body: Buffer.from("<!doctype html>") });
    await bring(["gone.png", "page.png", "a.png"]);
    await fetchAll();
    expect((await listAwaitedPictures(shop.ctx)).faults).toEqual([
      { sku: "MUG", url: `${origin}/gone.png`, reason: "the server answers 404" },
      {
        sku: "MUG",
        url: `${origin}/page.png`,
        reason: "it is not a JPEG, PNG, WebP, AVIF or GIF picture",
      },
    ]);
  });

  it("are never asked of a private network", async () => {
    await bring(["a.png"]);
    await fetchAll(0, false);
    expect((await listAwaitedPictures(shop.ctx)).faults).toMatchObject([
      { reason: "it is an address of a private network" },
    ]);
  });

  it("are followed to where they moved, not in circles", async () => {
    answers.set("/old.png", { status: 301, location: "/a.png" });
    answers.set("/round.png", { status: 302, location: "/round.png" });
    await bring(["old.png", "round.png"]);
    await fetchAll();
    expect(await states()).toEqual({ waiting: 0, stored: 1, missing: 1 });
  });

  it("are known to the next import, which changes nothing", async () => {
    await bring(["a.png", "b.png"]);
    await fetchAll();
    const { counts } = await bring(["a.png", "b.png"]);
    expect([counts[0]?.counts, (await states()).waiting]).toMatchObject([{ changed: 0, unchanged: 1 }, 0]);
  });

  it("are asked for anew by the next import when they are missing", async () => {
    answers.set("/new.png", { status: 404 });
    await bring(["new.png"]);
    await fetchAll();
    await bring(["new.png"]);
    expect(await states()).toEqual({ waiting: 1, stored: 0, missing: 0 });
  });

  it("leave what the owner took off", async () => {
    answers.set("/late.png", { status: 503 });
    await bring(["a.png", "late.png"]);
    await fetchAll();
    const [first] = (await listPictures(shop.ctx, "MUG")).pictures;
    await removePicture(shop.ctx, { sku: "MUG", url: first?.url ?? "" });
    answers.set("/late.png", { status: 200, body: await drawPicture("#222222") });
    await fetchAll(1);
    expect(await pictures()).toHaveLength(1);
  });
});
