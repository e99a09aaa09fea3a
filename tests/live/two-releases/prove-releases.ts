// Part of npm run test:long: a release comes with a migration while the one before sells, see
// docs/scaling.md.
import { setTimeout as delay } from "node:timers/promises";
import { sendOverHttp } from "../../http/runner/send-over-http";
import { createDemoDatabase } from "../../support/databases/demo-database";
import { sendBuyers } from "../chaos/buyers";
import { judgeOrders, type StoredOrder } from "../chaos/ledger";
import { outageBetween, sendProbes } from "../cluster/probes";
import { type FailedPost, noteFailedPosts } from "../harness/failed-posts";
import { type LiveServer, startLiveServer } from "../harness/live-server";
import { Shopper } from "../harness/shopper";
import { startSmallProxy } from "../harness/small-proxy";
import { leaveInStock, readStock } from "../harness/stock";
import { makeNextRelease } from "./next-release";

const goods = { slug: "garden-pitcher", sku: "GLS-102", pieces: 1_000_000 };
const shoppers = { buyers: 24, pauseMs: 3_000 };
/** How long shoppers go on in each state of the site. */
const watchMs = 15_000;

const startedMs = performance.now();
const say = (line: string) =>
  console.log(`${String(Math.round((performance.now() - startedMs) / 1000)).padStart(4)} s  ${line}`);

const database = await createDemoDatabase();
const next = makeNextRelease();
const servers: LiveServer[] = [];
/** All that ever were, for what they wrote. */
const started: LiveServer[] = [];
const wrong: string[] = [];
try {
  await prove();
} catch (error) {
  wrong.push(error instanceof Error ? String(error.stack) : String(error));
} finally {
  await Promise.all(servers.map((server) => server.kill()));
  next.remove();
  await database.drop();
}
if (wrong.length > 0) console.log(started.flatMap(faultsOf).join("\n"));
console.log(wrong.length === 0 ? "\nAll as it should be." : `\nWRONG:\n${wrong.join("\n")}`);
process.exit(wrong.length === 0 ? 0 : 1);

async function start(folder?: string): Promise<LiveServer> {
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: database.dataDir,
    LOG_LEVEL: "warn",
    DRAIN_NOTICE_MS: "3000",
    TRUSTED_PROXIES: "127.0.0.1",
    PAYMENT_SANDBOX: "on",
  };
  const server = await startLiveServer(env, folder);
  servers.push(server);
  started.push(server);
  return server;
}

async function stopFirst(): Promise<void> {
  const old = servers.shift();
  await old?.stop();
  const faults = /unhandled rejection|uncaught exception/.exec(old?.output() ?? "");
  if (faults) wrong.push(`a server of the release before had an ${faults[0]}`);
}

/** What a server said of requests that it did not serve. */
function faultsOf(server: LiveServer): string[] {
  return server
    .output()
    .split("\n")
    .filter((line) => /"level":"(?:warn|error)"/.test(line));
}

async function prove(): Promise<void> {
  const { pool } = database;
  await leaveInStock(pool, goods.sku, goods.pieces);
  const before = await readStock(pool, goods.sku);
  await start();
  await start();
  let open = [...servers];
  const proxy = await startSmallProxy(() => open.map(({ port }) => port));
  const failedPosts: FailedPost[] = [];
  const send = noteFailedPosts(sendOverHttp({ host: "127.0.0.1", port: proxy.port }), failedPosts);
  const productId = await new Shopper(send).productId(goods.slug);
  const add = { intent: "add", product_id: productId, qty: "1" };
  const writes = sendProbes(() => new Shopper(send).post("/checkout/cart", add), 303, 250);
  const buyers = sendBuyers(send, productId, shoppers);
  const rows: string[] = [];
  const during = async (state: string, work: () => Promise<void>) => {
    say(`${state} ...`);
    const [fromMs, confirmed, failed] = [performance.now(), buyers.confirmed.length, failedPosts.length];
    await work();
    await delay(watchMs);
    const seen = outageBetween(writes.probes, fromMs, performance.now());
    const seconds = [performance.now() - fromMs, seen.silentMs, seen.longestMs];
    const figures = seconds.map((ms) => (ms / 1000).toFixed(1));
    rows.push(
      `| ${[state, ...figures, failedPosts.length - failed, buyers.confirmed.length - confirmed].join(" | ")} |`,
    );
  };

  await during("the release before alone", async () => {});
  await during("the next one migrates and begins beside it", async () => {
    await start(next.folder);
    open = [...servers];
  });
  await during("one server of the release before goes, one of the next comes", async () => {
    await stopFirst();
    await start(next.folder);
    open = [...servers];
  });
  await during("the last of the release before goes", stopFirst);

  await buyers.stop();
  await writes.stop();
  await proxy.close();
  const added = await pool.query("select 1 from information_schema.columns where column_name = 'next_note'");
  if (added.rows.length === 0) wrong.push("the next release has not migrated");
  const stored = await pool.query<StoredOrder>(
    `select o.id, o.email, o.status = 'canceled' as "isCanceled" from orders o
     join shops s on s.id = o.shop_id and s.code = 'harbor' where o.email like 'shopper-%@example.com'`,
  );
  const verdict = judgeOrders(buyers.confirmed, stored.rows);
  const after = await readStock(pool, goods.sku);
  wrong.push(
    ...buyers.wrong,
    ...verdict.lost.map((id) => `lost: ${id}`),
    ...verdict.doubled.map((who) => `doubled: ${who}`),
    ...failedPosts.map(({ what }) => `failed: ${what}`),
  );
  if (after.reserved - before.reserved !== after.ordered - before.ordered)
    wrong.push("stock is not what was ordered");
  console.log(
    [
      "",
      "| state | s | no write answered, s | longest wait for a write, s | posts failed | orders confirmed |",
      "| --- | --: | --: | --: | --: | --: |",
      ...rows,
      "",
      `Writes asked ${writes.probes.length}, orders confirmed ${verdict.confirmed}, lost ${verdict.lost.length}, doubled ${verdict.doubled.length}.`,
    ].join("\n"),
  );
}
