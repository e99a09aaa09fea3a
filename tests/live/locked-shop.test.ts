import { afterAll, beforeAll, expect, test } from "vitest";
import { createDemoDatabase, type DemoDatabase } from "../support/demo-database";
import { type LiveServer, startLiveServer } from "./harness/live-server";
import { Shopper } from "./harness/shopper";
import { visit } from "./harness/visit";

let database: DemoDatabase;
let server: LiveServer;
beforeAll(async () => {
  database = await createDemoDatabase();
  // Longer than a request waits for a free connection: without shares the other shop would be refused first.
  const limits = { DATABASE_LOCK_TIMEOUT_MS: "9000", REQUEST_DEADLINE_MS: "10000" };
  server = await startLiveServer({ DATABASE_URL: database.url, DATA_DIR: database.dataDir, ...limits });
});
afterAll(async () => {
  await server?.stop();
  await database?.drop();
});

test("while one shop's carts are locked, others are searched and its own shoppers are told to come again", async () => {
  const shopper = new Shopper(server.send);
  const product_id = await shopper.productId("harbor-carafe");
  await shopper.add(product_id);
  const holder = await database.pool.connect();
  await holder.query("begin");
  await holder.query(
    "select 1 from carts c join shops s on s.id = c.shop_id where s.code = 'harbor' for update of c",
  );

  // More than the process has connections.
  const posts = Array.from({ length: 40 }, () =>
    shopper.post("/checkout/cart", { intent: "add", product_id, qty: "1" }),
  );
  const other = await visit(server.send, "http://leaf.localhost/search?q=a");
  expect(other.status).toBe(200);
  const refused = await Promise.all(posts);
  expect(refused.map(({ status, headers }) => [status, headers["retry-after"]])).toEqual(
    Array(40).fill([503, "5"]),
  );

  await holder.query("rollback");
  holder.release();
  await shopper.add(product_id);
});
