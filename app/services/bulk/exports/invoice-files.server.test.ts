import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import { apiKeys } from "~/tables/accounts/api-keys";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addApiKey } from "../../accounts/api-keys/add-api-key.server";
import { findKeyActor } from "../../accounts/api-keys/find-key-actor.server";
import { refundOrder } from "../../orders/money/refund-order.server";
import { buyFromTwo } from "../../orders/records/market-order-fixture.server";
import { migrateJobs } from "../../platform/jobs/migrate-jobs.server";
import { acting, type ShopContext } from "../../shops/context/shop-context.server";
import { readBulkFile } from "../read-bulk-file.server";
import { runBulkOperation } from "../run-bulk-operation.server";
import { startExport } from "../start-export.server";

const database = withTestDatabase();
let bought: Awaited<ReturnType<typeof buyFromTwo>>;
let market: ShopContext;
let potterId: string;
let today: string;

/** Two orders are paid, one of the house and one of the potter, so there are two invoices. */
beforeAll(async () => {
  await migrateJobs(database.pool);
  bought = await buyFromTwo(database.db, { invoices: { prefix: "HP-" } });
  await bought.say("paid");
  ({ market, potterId } = bought);
  today = market.now().toISOString().slice(0, 10);
});

async function invoices(ctx: ShopContext, from = today, to = today) {
  const { id } = await startExport(ctx, { kind: "invoices", format: "csv", from, to });
  await runBulkOperation(ctx, id, { until: () => false });
  const file = await readBulkFile(ctx, id);
  const bytes: Uint8Array[] = [];
  for await (const piece of file.pieces) if (typeof piece !== "string") bytes.push(piece);
  const pages = Object.entries(unzipSync(Buffer.concat(bytes)));
  return { ...file, pages: new Map(pages.map(([name, page]) => [name, strFromU8(page)])) };
}

test("the invoices of a time are a ZIP of pages named by their numbers (rule numbers-8)", async () => {
  const { name, type, pages } = await invoices(market);
  expect([name, type]).toEqual([`invoices-${today}-to-${today}.zip`, "application/zip"]);
  // Both were issued at the same moment, so either may come first.
  expect([...pages.keys()].sort()).toEqual(["HP-00001.html", "HP-00002.html"]);
  expect([...pages.values()].filter((page) => page.includes("VASE"))).toHaveLength(1);
});

test("of one seller it holds the invoices of that seller's orders", async () => {
  const key = { name: "Potter", scopes: ["orders:write"], reach: { sellerId: potterId } } as const;
  await addApiKey({ ...market, actor: acting({ kind: "command-line", command: "key" }) }, key);
  const [row] = await database.db.select().from(apiKeys).where(eq(apiKeys.sellerId, potterId));
  const actor = await findKeyActor(market, row?.id ?? 0);
  if (!actor) throw new Error("the key was not found");
  const shop = { ...market.shop, sellerId: potterId };
  const { pages } = await invoices({ ...market, shop, actor: acting(actor) });
  expect([...pages.values()].map((page) => page.includes("VASE"))).toEqual([true]);
});

test("a credit note is a page of its own", async () => {
  await refundOrder(bought.market, bought.house.id, { amountMinor: 100, reason: "" });
  const { pages } = await invoices(market);
  expect([...pages.keys()].sort()).toEqual(["CN-00001.html", "HP-00001.html", "HP-00002.html"]);
  expect(pages.get("CN-00001.html")).toContain("Credit note CN-00001");
});

test("days without an invoice are an empty ZIP, and a time needs its days", async () => {
  expect((await invoices(market, "2001-01-01", "2001-12-31")).pages.size).toBe(0);
  await expect(startExport(market, { kind: "invoices", format: "csv" })).rejects.toMatchObject({
    field: "from",
  });
});
