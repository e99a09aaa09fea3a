import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { openPool } from "~/services/platform/db/open-pool.server";
import { startDatabase } from "~/services/platform/db/start-database.server";
import { namesTestActor } from "~/services/shops/audit/actor-fixture.server";
import { makeDemoFolder } from "../tests/live/harness/data-folder";
import { type LiveServer, startLiveServer } from "../tests/live/harness/live-server";
import { Shopper } from "../tests/live/harness/shopper";
import type { DirectJob } from "./direct-adds";
import { type Measure, median, say } from "./measure";
import { requestsPerSecond } from "./run-load";

const host = "harbor.localhost";
const slug = "garden-pitcher";
/** So many that none reaches its limit of 100 pieces while it is measured. */
const shoppers = 300;
const rounds = 5;
const load = { connections: 12, durationMs: 2_000 };
const directScript = fileURLToPath(new URL("./direct-adds.ts", import.meta.url));

/**
 * (c) Add-to-cart posts against the same statement run straight by the driver, at the same concurrency. Both use the
 * private PostgreSQL of a data folder, which waits for the disk as in production: without fsync the driver would be held
 * to no more than what a statement costs in memory.
 */
export async function measureAddToCart(): Promise<Measure> {
  const folder = await makeDemoFolder();
  try {
    const database = await startDatabase({ dataDir: folder.path });
    const pool = openPool({ ...database.connection, max: 1 });
    try {
      const server = await startLiveServer({ DATA_DIR: folder.path, ACCESS_LOG: "off" });
      try {
        return await measureAdds(server, pool, database.connection);
      } finally {
        await server.stop();
      }
    } finally {
      await pool.end();
      await database.stop();
    }
  } finally {
    await folder.remove();
  }
}

async function measureAdds(server: LiveServer, pool: pg.Pool, database: pg.PoolConfig): Promise<Measure> {
  await pool.query(`update stock_items set on_hand = 1000000 where ${namesTestActor}`);
  const productId = await new Shopper(server.send).productId(slug);
  say(`  ${shoppers} shoppers take a cart each ...`);
  const cookies: string[] = [];
  for (let count = 0; count < shoppers; count++) cookies.push(await openCart(server, productId));
  const { rows } = await pool.query<{ tenantId: string; id: string }>(
    `select c.tenant_id as "tenantId", c.id from carts c join shops s on s.tenant_id = c.tenant_id and s.id = c.shop_id where s.code = 'harbor'`,
  );
  const requests = cookies.map((cookie) => addRequest(cookie, productId));
  const direct: DirectJob = {
    ...load,
    database,
    tenantId: rows[0]?.tenantId ?? "",
    productId: Number(productId),
    cartIds: rows.map(({ id }) => id),
  };
  const runs = { calls: [] as number[], statements: [] as number[] };
  for (let round = 0; round <= rounds; round++) {
    await emptyCarts(pool);
    const statements = await statementsPerSecond(direct);
    await emptyCarts(pool);
    const calls = await requestsPerSecond({ ...load, port: server.port, requests, status: 303 });
    if (round === 0) continue;
    runs.statements.push(statements);
    runs.calls.push(calls);
    say(`  round ${round} of ${rounds}: driver ${Math.round(statements)}/s, calls ${Math.round(calls)}/s`);
  }
  const [ours, theirs] = [median(runs.calls), median(runs.statements)];
  const name = "(c) add-to-cart calls, against the statement by the driver";
  return { name, ours, theirs, unit: "req/s", value: ours / theirs, target: { least: 0.35 } };
}

async function openCart({ send }: LiveServer, productId: string): Promise<string> {
  const answer = await send({
    method: "POST",
    url: new URL("/checkout/cart", `http://${host}`),
    headers: { accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
    body: `intent=add&product_id=${productId}&qty=1`,
  });
  return answer.setCookies.find((line) => line.startsWith("awning_session="))?.split(";")[0] ?? "";
}

function addRequest(cookie: string, productId: string): string {
  const body = `intent=add&product_id=${productId}&qty=1`;
  return [
    "POST /checkout/cart HTTP/1.1",
    `Host: ${host}`,
    "Accept: text/html",
    `Cookie: ${cookie}`,
    "Content-Type: application/x-www-form-urlencoded",
    `Content-Length: ${body.length}`,
    "",
    body,
  ].join("\r\n");
}

const emptyCarts = (pool: pg.Pool) => pool.query("update cart_items set qty = 1");

async function statementsPerSecond(job: DirectJob): Promise<number> {
  const child = spawn(process.execPath, ["--import", "tsx", directScript], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(JSON.stringify(job));
  const written = await text(child.stdout);
  if (written === "") throw new Error("Running the statement broke down.");
  return Number(written);
}
