import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPool } from "~/services/platform/db/pool/open-pool.server";
import { type LogicalServer, startLogicalServer } from "../support/databases/logical-server";
import { findPgbouncer, type Pooler, startPooler } from "../support/databases/pooler";
import { addressOf } from "../support/databases/replicated";
import { type LiveServer, startLiveServer } from "./harness/live-server";
import { patience } from "./harness/patience";
import { prepareDemoFolder } from "./harness/prepared-folder";
import { runShopCommand } from "./harness/run-shop-command";
import { orderOf, Shopper } from "./harness/shopper";

const run = promisify(execFile);

if (!findPgbouncer()) console.log("pgbouncer is not installed: the further database has no pooler.");

let databases: LogicalServer;
let pooler: Pooler | null = null;
let two: pg.Pool;
let env: Record<string, string>;
let server: LiveServer;

beforeAll(async () => {
  const prepared = await prepareDemoFolder();
  databases = await startLogicalServer((path) => run("cp", ["-a", prepared, path]));
  const connection = await databases.make("two");
  two = openPool(connection);
  const directUrl = addressOf(connection);
  if (findPgbouncer()) pooler = await startPooler(connection);
  env = {
    ...patience,
    DATABASE_URL: addressOf(databases.home),
    DATA_DIR: databases.dataDir,
    DEMO: "on",
    DATABASE_CLUSTERS: JSON.stringify({ two: pooler ? { url: pooler.url, directUrl } : directUrl }),
  };
  server = await startLiveServer(env);
});
afterAll(async () => {
  await server?.stop();
  await pooler?.stop();
  await two?.end();
  await databases?.stop();
});

test("a business sells while it moves to another database, and right after, from there", async () => {
  const shopper = new Shopper(server.send);
  const productId = await shopper.productId("harbor-carafe");
  let isOver = false;
  let filled = 0;
  const filling = (async () => {
    while (!isOver) {
      await new Shopper(server.send).add(productId);
      filled += 1;
      await delay(200);
    }
  })();
  const said = await runShopCommand(env, "move-tenant", "harbor", "--to", "two").finally(() => {
    isOver = true;
  });
  await filling;
  expect(said).toContain("It lives in 'two'.");
  await shopper.add(productId);
  const { rows: carts } = await two.query<{ filled: number }>("select count(*) as filled from cart_items");
  expect(carts).toEqual([{ filled: filled + 1 }]);
  expect(await shopper.productId("harbor-carafe")).toBe(productId);

  const order = orderOf(await shopper.place(await shopper.fillCheckout("moved@example.com")));
  const { rows: orders } = await two.query<{ id: string }>("select id from orders where email = $1", [
    "moved@example.com",
  ]);
  expect(orders).toEqual([{ id: order }]);
  // The jobs of the new home are done, too.
  const mails = join(databases.dataDir, "mail");
  await expect
    .poll(() => existsSync(mails) && readdirSync(mails).some((name) => name.includes(order ?? "none")))
    .toBe(true);
  expect(server.output()).not.toMatch(/"level":"error"/);
});
