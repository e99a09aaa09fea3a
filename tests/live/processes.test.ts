import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Send } from "../http/runner/answer";
import { seenText } from "../http/runner/page";
import { select } from "../http/runner/select";
import { makeFolder, smallShop, type TestFolder, writeFiles } from "../support/shop-folder";
import { type DataFolder, makeDataFolder } from "./harness/data-folder";
import { type LiveServer, startLiveServer } from "./harness/live-server";
import { Shopper } from "./harness/shopper";

const run = promisify(execFile);

let folder: DataFolder;
let shopFolder: TestFolder;
let servers: LiveServer[];
beforeAll(async () => {
  folder = makeDataFolder();
  shopFolder = await makeFolder();
  const first = await startLiveServer({ DATA_DIR: folder.path });
  // The second attaches to the database of the first.
  servers = [first, await startLiveServer({ DATA_DIR: folder.path })];
});
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.stop()));
  await folder?.remove();
  await shopFolder?.remove();
});

/** What anybody reads at an address. */
async function read(send: Send, address: string): Promise<string> {
  const { body } = await send({
    method: "GET",
    url: new URL(address),
    headers: { accept: "text/html" },
    body: "",
  });
  return seenText(body);
}

/** Asks again and again until a text is there, as long as a test may last. How soon it comes is measured by the bench. */
const untilShown = (send: Send, address: string, text: string) =>
  vi.waitFor(async () => expect(await read(send, address)).toContain(text), {
    timeout: 60_000,
    interval: 20,
  });

const applyShop = () =>
  run(process.execPath, ["--import", "tsx", "app/cli/shop.ts", "apply", shopFolder.path], {
    env: { ...process.env, DATA_DIR: folder.path, DATABASE_URL: "" },
  });

test("a shop applied beside running servers shows on all of them", async () => {
  await writeFiles(shopFolder.path, await smallShop());
  const told = await applyShop();
  expect(told.stdout).toMatch(/Products: 3 added/);
  for (const { send } of servers) await untilShown(send, "http://corner.localhost/mug", "$19.50");
});

test("a change applied beside running servers purges the pages of all of them", async () => {
  for (const { send } of servers) await untilShown(send, "http://corner.localhost/mug", "$19.50");
  const files = await smallShop();
  const products = String(files["products.csv"]).replace("19.5", "17.25");
  await writeFiles(shopFolder.path, { ...files, "products.csv": products });
  await applyShop();
  for (const { send } of servers) await untilShown(send, "http://corner.localhost/mug", "$17.25");
});

test("what a shopper takes at one process is gone at the other", async () => {
  const [first, second] = servers as [LiveServer, LiveServer];
  const address = "http://harbor.localhost/lighthouse-mug";
  await untilShown(second.send, address, "Only 3 in Stock");
  const shopper = new Shopper(first.send);
  await shopper.add(await shopper.productId("lighthouse-mug"));
  await shopper.place(await shopper.fillCheckout());
  await untilShown(second.send, address, "Only 2 in Stock");
});

test("a guest goes on shopping at whatever process answers", async () => {
  const [first, second] = servers as [LiveServer, LiveServer];
  const shopper = new Shopper(first.send);
  await shopper.add(await shopper.productId("harbor-carafe"), 2);
  expect(await shopper.at(second.send).cartText()).toContain("2 items");
});

test("a shared page never shows anybody's cart", async () => {
  const { send } = servers[0] as LiveServer;
  const shopper = new Shopper(send);
  const id = await shopper.productId("harbor-carafe");
  await shopper.add(id, 3);
  const addresses = ["/", "/kitchen", "/harbor-carafe"];
  const cartOf = (body: string) =>
    select(body, 'a[aria-label^="Cart, "]').map(({ attribs }) => attribs["aria-label"]);
  for (const path of [...addresses, ...addresses]) {
    const own = await shopper.get(path);
    const stranger = await new Shopper(send).get(path);
    expect(cartOf(own.body)).toEqual(["Cart, 3 items"]);
    expect(cartOf(stranger.body)).toEqual(["Cart, 0 items"]);
    expect(stranger.setCookies).toEqual([]);
  }
});

test("one process stops while the other serves on", async () => {
  const [first, second] = servers as [LiveServer, LiveServer];
  await first.stop();
  const address = "http://harbor.localhost/search?q=carafe";
  expect(await read(second.send, address)).toContain("Harbor carafe");
});
