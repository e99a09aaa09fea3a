import { afterAll, beforeAll, expect, test } from "vitest";
import { sendOverHttp } from "../http/runner/send-over-http";
import { createDemoDatabase, type DemoDatabase } from "../support/demo-database";
import { type LiveServer, startLiveServer } from "./harness/live-server";
import { Shopper } from "./harness/shopper";
import { type SmallProxy, startSmallProxy } from "./harness/small-proxy";

const connections = 32;
/** Every eighth shopper puts goods into a cart, which no proxy may send twice. */
const buyerEvery = 8;
const paths = ["/", "/kitchen", "/search?q=carafe", "/harbor-carafe", "/checkout/cart"];

let database: DemoDatabase;
let running: LiveServer[] = [];
let proxy: SmallProxy;
const start = () =>
  startLiveServer({ DATABASE_URL: database.url, DATA_DIR: database.dataDir, DRAIN_NOTICE_MS: "2000" });

beforeAll(async () => {
  database = await createDemoDatabase();
  running = [await start(), await start()];
  proxy = await startSmallProxy(() => running.map(({ port }) => port));
});
afterAll(async () => {
  await proxy?.close();
  await Promise.all(running.map((server) => server.stop()));
  await database?.drop();
});

test("a rolling restart of two processes behind a proxy loses no request of 32 connections", async () => {
  const send = sendOverHttp({ host: "127.0.0.1", port: proxy.port });
  const productId = await new Shopper(send).productId("harbor-carafe");
  const outcomes = new Map<string, number>();
  const count = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  const failed = (error: Error) => `failed: ${error.message}`;
  let isOver = false;
  const shopping = Array.from({ length: connections }, async (_, index) => {
    const shopper = new Shopper(send);
    for (let asked = index; !isOver; asked += 1) {
      if (index % buyerEvery === 0) count(await shopper.add(productId).then(() => "added", failed));
      else {
        const path = paths[asked % paths.length] ?? "/";
        count(await shopper.get(path).then(({ status }) => String(status), failed));
      }
    }
  });

  for (const at of [0, 1]) {
    const old = running[at] as LiveServer;
    await old.stop();
    expect(old.output()).not.toMatch(/unhandled rejection|uncaught exception/);
    running[at] = await start();
  }
  isOver = true;
  await Promise.all(shopping);

  expect([...outcomes.keys()].sort()).toEqual(["200", "added"]);
  expect(outcomes.get("200")).toBeGreaterThan(connections);
  // The proxy had nothing to save: no process closed a connection that had a request on its way.
  expect(proxy.repeated()).toBe(0);
});
