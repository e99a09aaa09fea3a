import type pg from "pg";
import { openPool } from "~/services/platform/db/pool/open-pool.server";
import { startDatabase } from "~/services/platform/db/start/start-database.server";
import { namesTestActor } from "~/services/shops/audit/actor-fixture.server";
import { makeDemoFolder } from "../tests/live/harness/data-folder";
import { type LiveServer, startLiveServer } from "../tests/live/harness/live-server";
import { Shopper } from "../tests/live/harness/shopper";
import { type Measure, median, say } from "./measure";
import { requestsPerSecond } from "./run-load";

const host = "harbor.localhost";
const slug = "garden-pitcher";
/** So many that none reaches its limit of 100 pieces while it is measured. */
const shoppers = 300;
const rounds = 5;
const load = { connections: 12, durationMs: 2_000 };

/**
 * (c) Add-to-cart posts by 12 connections. The private PostgreSQL of a data folder waits for the disk as in
 * production. Half of what two idle processors do is wanted.
 */
export async function measureAddToCart(): Promise<Measure> {
  const folder = await makeDemoFolder();
  try {
    const database = await startDatabase({ dataDir: folder.path });
    const pool = openPool({ ...database.connection, max: 1 });
    try {
      const server = await startLiveServer({ DATA_DIR: folder.path, ACCESS_LOG: "off" });
      try {
        return await measureAdds(server, pool);
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

async function measureAdds(server: LiveServer, pool: pg.Pool): Promise<Measure> {
  await pool.query(`update stock_items set on_hand = 1000000 where ${namesTestActor}`);
  const productId = await new Shopper(server.send).productId(slug);
  say(`  ${shoppers} shoppers take a cart each ...`);
  const cookies: string[] = [];
  for (let count = 0; count < shoppers; count++) cookies.push(await openCart(server, productId));
  const requests = cookies.map((cookie) => addRequest(cookie, productId));
  const runs: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    await pool.query("update cart_items set qty = 1");
    const adds = await requestsPerSecond({ ...load, port: server.port, requests, status: 303 });
    if (round === 0) continue;
    runs.push(adds);
    say(`  round ${round} of ${rounds}: ${Math.round(adds)}/s`);
  }
  const ours = median(runs);
  const name = "(c) add-to-cart posts";
  return { name, ours, theirs: 0, unit: "req/s", value: ours, target: { least: 190 } };
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
