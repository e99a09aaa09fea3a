// npm run test:cluster: what shoppers notice when parts of a cluster die, see docs/scaling.md. Within 12
// minutes.
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { appHosts, databaseHosts } from "../../../ops/cluster/hosts.mjs";
import { sendBuyers } from "../chaos/buyers";
import { judgeOrders, type StoredOrder } from "../chaos/ledger";
import { measureBrowsing, sayBrowsing } from "../harness/browsing-share";
import { Shopper } from "../harness/shopper";
import { leaveInStock, readStock } from "../harness/stock";
import { visit } from "../harness/visit";
import { sendCartKeepers } from "./cart-keepers";
import { type ClusterFault, clusterFaults } from "./cluster-faults";
import { type ClusterSite, openClusterSite } from "./cluster-site";
import { outageBetween, sendProbes } from "./probes";

const longestMs = 12 * 60_000;
const goods = { slug: "garden-pitcher", sku: "GLS-102", pieces: 1_000_000 };
/** 64 shoppers, as many purchases as two processors do beside three PostgreSQL. */
const shoppers = { buyers: 56, pauseMs: 20_000 };
const keepers = { keepers: 8, everyMs: 3_000 };
const calmMs = 5_000;
/** Nodes that have just begun compile and remember first. */
const warmMs = 20_000;
/** How long shoppers go on after a fault before it is judged: longer than any answer is waited for. */
const watchMs = 20_000;

const { values } = parseArgs({ options: { on: { type: "string" }, only: { type: "string" } } });
const on = values.on === "namespaces" || values.on === "ports" ? values.on : undefined;
const startedMs = performance.now();
const say = (line: string) =>
  console.log(`${String(Math.round((performance.now() - startedMs) / 1000)).padStart(4)} s  ${line}`);

let site: ClusterSite | undefined;
const wrong: string[] = [];
const giveUp = async (why: string) => {
  console.error(`Given up: ${why}`);
  await site?.stop();
  process.exit(1);
};
const limit = setTimeout(() => void giveUp("too slow"), longestMs);
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(name, () => void giveUp(name));

try {
  site = await openClusterSite(on, say);
  await prove(site);
} catch (error) {
  wrong.push(error instanceof Error ? String(error.stack) : String(error));
} finally {
  clearTimeout(limit);
  say("Stopping ...");
  await site?.stop();
}
console.log(wrong.length === 0 ? "\nAll as it should be." : `\nWRONG:\n${wrong.join("\n")}`);
process.exit(wrong.length === 0 ? 0 : 1);

async function prove(site: ClusterSite): Promise<void> {
  const { send, withPool } = site;
  await judgeBrowsing(site);
  await withPool((pool) => leaveInStock(pool, goods.sku, goods.pieces));
  const before = await withPool((pool) => readStock(pool, goods.sku));
  const productId = await new Shopper(send).productId(goods.slug);
  const kept = sendProbes(() => visit(send, "http://harbor.localhost/"), 200, 100);
  const add = { intent: "add", product_id: productId, qty: "1" };
  const writes = sendProbes(() => new Shopper(send).post("/checkout/cart", add), 303, 500);
  const buyers = sendBuyers(send, productId, shoppers);
  const carts = sendCartKeepers(send, productId, keepers);
  const rows: string[] = [];
  await delay(warmMs);
  for (const fault of clusterFaults.filter(({ name }) => name.includes(values.only ?? ""))) {
    await site.untilWhole();
    await delay(calmMs);
    say(`${fault.name} ...`);
    const confirmed = buyers.confirmed.length;
    const faultMs = performance.now();
    const undo = await fault.run(site);
    const doneMs = performance.now() - faultMs;
    const wrongAfter = await undoAfter(watchMs, undo);
    if (wrongAfter) wrong.push(`${fault.name}: ${wrongAfter}`);
    const toMs = performance.now();
    const page = outageBetween(kept.probes, faultMs, toMs);
    const write = outageBetween(writes.probes, faultMs, toMs);
    const failed = site.failedPosts.filter(({ endMs }) => endMs > faultMs);
    judge(fault, { page, write, failed: failed.map(({ what }) => what) });
    const figures = [
      fault.name,
      seconds(write.silentMs),
      seconds(write.longestMs),
      write.refused,
      failed.length,
      page.refused,
      seconds(page.longestMs),
      buyers.confirmed.length - confirmed,
    ];
    rows.push(`| ${figures.join(" | ")} |`);
    say(`  ${figures.slice(1).join(" | ")}, done within ${seconds(doneMs)} s`);
  }
  // What was lost is to be known above all where something is broken.
  await site.untilWhole().catch((error: Error) => wrong.push(error.message));
  say("Comparing what was confirmed with what is there ...");
  await buyers.stop();
  await Promise.all([kept.stop(), writes.stop()]);
  wrong.push(...(await carts.judge()), ...buyers.wrong);
  const stored = await withPool((pool) =>
    pool.query<StoredOrder>(
      `select o.id, o.email, o.status = 'canceled' as "isCanceled" from orders o
       join shops s on s.id = o.shop_id and s.code = 'harbor' where o.email like 'shopper-%@example.com'`,
    ),
  );
  const verdict = judgeOrders(buyers.confirmed, stored.rows);
  const after = await withPool((pool) => readStock(pool, goods.sku));
  wrong.push(...verdict.lost.map((id) => `lost: ${id}`), ...verdict.doubled.map((who) => `doubled: ${who}`));
  if (after.reserved - before.reserved !== after.ordered - before.ordered)
    wrong.push("stock is not what was ordered");
  console.log(
    [
      "",
      "| fault | no write answered, s | longest wait for a write, s | writes refused | posts failed, all shoppers | kept pages refused | longest wait for one, s | orders confirmed |",
      "| --- | --: | --: | --: | --: | --: | --: | --: |",
      ...rows,
      "",
      `Orders confirmed ${verdict.confirmed}, lost ${verdict.lost.length}, doubled ${verdict.doubled.length}, without an answer ${verdict.unanswered}; pieces confirmed in carts that stayed ${carts.confirmed()}.`,
    ].join("\n"),
  );
}

/** Replicas take browsing from the primary (decision 0033). */
async function judgeBrowsing(site: ClusterSite): Promise<void> {
  const first = await site.primary();
  const replicas = databaseHosts.map(({ host }) => host).filter((host) => host !== first);
  const seen = await measureBrowsing(
    { primary: site.databaseAt(first), replicas: replicas.map(site.databaseAt) },
    appHosts.map(({ host }) => site.sendTo(host)),
  );
  say(sayBrowsing(seen));
  if (seen.replicasMs < 0.7 * (seen.primaryMs + seen.replicasMs))
    wrong.push("browsing left less than 70 % to replicas");
}

/** Shoppers go on for so long; meanwhile what happened is undone. @returns what went wrong then */
async function undoAfter(
  ms: number,
  undo: Awaited<ReturnType<ClusterFault["run"]>>,
): Promise<string | undefined> {
  await delay(ms / 2);
  const wrongAfter = await undo();
  await delay(ms / 2);
  return wrongAfter;
}

type Met = {
  page: ReturnType<typeof outageBetween>;
  write: ReturnType<typeof outageBetween>;
  failed: string[];
};

function judge(fault: ClusterFault, { page, write, failed }: Met): void {
  if (write.silentMs > fault.writesWithinMs)
    wrong.push(`${fault.name}: no write was answered for ${seconds(write.silentMs)} s`);
  if (fault.failing !== "open" && page.refused > 0)
    wrong.push(`${fault.name}: ${page.refused} kept pages were refused`);
  if (fault.failing === "none" && failed.length > 0)
    wrong.push(`${fault.name}: ${failed.length} posts failed: ${failed.slice(0, 5).join("; ")}`);
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
