import { afterAll, beforeAll, expect, test } from "vitest";
import { createDemoDatabase, type DemoDatabase } from "../support/demo-database";
import { type LiveServer, startLiveServer } from "./harness/live-server";
import { Shopper } from "./harness/shopper";
import { visit } from "./harness/visit";

let database: DemoDatabase;
let server: LiveServer;
beforeAll(async () => {
  database = await createDemoDatabase();
  // The database itself would let a statement wait for as long as the test may last.
  const limits = {
    REQUEST_DEADLINE_MS: "3000",
    DATABASE_LOCK_TIMEOUT_MS: "200000",
    DATABASE_STATEMENT_TIMEOUT_MS: "200000",
  };
  server = await startLiveServer({ DATABASE_URL: database.url, DATA_DIR: database.dataDir, ...limits });
});
afterAll(async () => {
  await server?.stop();
  await database?.drop();
});

const countWaiting = async () => {
  const { rows } = await database.pool.query("select 1 from pg_locks where not granted");
  return rows.length;
};

test("requests of a locked tenant are answered at their deadline, let go of their connections, and disturb no other", async () => {
  const shopper = new Shopper(server.send);
  const product_id = await shopper.productId("harbor-carafe");
  await shopper.add(product_id);
  const holder = await database.pool.connect();
  await holder.query("begin");
  await holder.query(
    "select 1 from carts c join shops s on s.id = c.shop_id where s.code = 'harbor' for update of c",
  );
  const posts = Array.from({ length: 40 }, () =>
    shopper.post("/checkout/cart", { intent: "add", product_id, qty: "1" }),
  );
  await expect.poll(countWaiting).toBeGreaterThan(0);
  for (const word of ["a", "b", "c"])
    expect((await visit(server.send, `http://leaf.localhost/search?q=${word}`)).status).toBe(200);
  const refused = await Promise.all(posts);
  expect(refused.map(({ status, headers }) => [status, headers["retry-after"]])).toEqual(
    Array(40).fill([503, "5"]),
  );
  // The lock is still held: what waited for it was cancelled.
  await expect.poll(countWaiting).toBe(0);
  await holder.query("rollback");
  holder.release();
  const add = () => shopper.post("/checkout/cart", { intent: "add", product_id, qty: "1" });
  await expect.poll(async () => (await add()).status).toBe(303);
});
