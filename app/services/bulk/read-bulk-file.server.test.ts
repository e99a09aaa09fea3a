import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bulkOperations, bulkPieces, bulkRows } from "~/tables/bulk/bulk";
import { withTestDatabase } from "../../../tests/support/databases/with-test-database";
import { addProduct, openTestShop } from "../catalogue/products/catalogue-fixture.server";
import { migrateJobs } from "../platform/jobs/migrate-jobs.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { bulkFilePath, opensBulkFile } from "./bulk-file-link.server";
import { keptDays, mostKeptRows, undoDays } from "./bulk-operation";
import { readBulkFile } from "./read-bulk-file.server";
import { runBulkOperation } from "./run-bulk-operation.server";
import { startBulkChange } from "./start-bulk-change.server";
import { startExport } from "./start-export.server";
import { removeOldOperations } from "./steps/remove-old-operations.server";

const database = withTestDatabase();
let ctx: ShopContext;

beforeAll(() => migrateJobs(database.pool));
beforeEach(async () => {
  ctx = await openTestShop(database.productDb);
  await addProduct(ctx, "MUG", { name: "Mug", stock: { onHand: 7 } });
  await addProduct(ctx, "JUG", { name: "Jug" });
});

const toEnd = (id: string) => runBulkOperation(ctx, id, { until: () => false });
const textOf = async (id: string) => {
  let text = "";
  for await (const piece of (await readBulkFile(ctx, id)).pieces) text += piece;
  return text;
};

it("of products is written as products.csv is", async () => {
  const { id } = await startExport(ctx, { kind: "products", format: "csv" });
  await expect(readBulkFile(ctx, id)).rejects.toMatchObject({ code: "conflict" });
  await toEnd(id);
  const [head = "", ...rows] = (await textOf(id)).trim().split("\n");
  expect(head.split(",").slice(0, 2)).toEqual(["sku", "jpin"]);
  expect(rows.map((row) => row.split(",")[0])).toEqual(["MUG", "JUG"]);
});

it("of stock has a JSON object a line", async () => {
  const { id } = await startExport(ctx, { kind: "stocks", format: "jsonl" });
  await toEnd(id);
  const rows = (await textOf(id)).trim().split("\n");
  expect(JSON.parse(rows[1] ?? "")).toMatchObject({ sku: "MUG", onHand: 7, reserved: 0 });
});

it.each(["orders", "lines", "customers"] as const)(
  "of %s has its headings when there are none",
  async (kind) => {
    const { id } = await startExport(ctx, { kind, format: "csv" });
    await toEnd(id);
    expect((await textOf(id)).trim().split("\n")).toHaveLength(1);
  },
);

it("of the books is of days", async () => {
  await expect(startExport(ctx, { kind: "books-taxes", format: "csv" })).rejects.toMatchObject({
    field: "from",
  });
  const { id } = await startExport(ctx, {
    kind: "books-taxes",
    format: "csv",
    from: "2026-01-01",
    to: "2026-01-31",
  });
  await toEnd(id);
  expect(await textOf(id)).toBe(
    "Day,Order,Place,Tax,On,In prices,Amount,Currency,Rate,Amount (own),Own currency\n",
  );
});

it("opens by its signed address for an hour (rule bulk-6)", async () => {
  const { id } = await startExport(ctx, { kind: "stocks", format: "csv" });
  const now = new Date("2026-03-01T09:00:00Z");
  const at = (moment: Date) => ({ shop: ctx.shop, secret: "a secret", now: () => moment });
  const link = new URL(bulkFilePath(at(now), { id }), "https://a.example").searchParams.get("link") ?? "";
  const opens = (minutes: number, of = id) =>
    opensBulkFile(at(new Date(now.getTime() + minutes * 60_000)), of, link);
  expect([opens(59), opens(60), opens(1, "another")]).toEqual([true, false, false]);
});

describe("what is removed when it is old (rule bulk-4)", () => {
  const left = () =>
    Promise.all(
      [bulkOperations, bulkRows, bulkPieces].map((table) =>
        ctx.db.$count(table, eq(table.tenantId, ctx.tenant.id)),
      ),
    );
  const removeAfter = (days: number) => {
    const later = new Date(ctx.now().getTime() + days * 24 * 60 * 60_000 + 1);
    return removeOldOperations({ db: ctx.db, now: () => later });
  };
  beforeEach(async () => {
    const { id } = await startExport(ctx, { kind: "stocks", format: "csv" });
    await startBulkChange(ctx, { kind: "price", rows: [{ sku: "MUG", priceMinor: 1 }] });
    await toEnd(id);
  });

  it("an export with its file after a week, a change with its rows after 30 days", async () => {
    await removeAfter(keptDays);
    expect(await left()).toEqual([1, 1, 0]);
    await removeAfter(undoDays);
    expect(await left()).toEqual([0, 0, 0]);
  });

  it("a change that is over, beyond the rows that are kept of a business", async () => {
    const total = mostKeptRows + 1;
    const isChange = and(eq(bulkOperations.tenantId, ctx.tenant.id), eq(bulkOperations.isExport, false));
    await ctx.db.update(bulkOperations).set({ total }).where(isChange);
    await removeAfter(0);
    expect(await left()).toEqual([2, 1, 1]);
    await ctx.db.update(bulkOperations).set({ state: "done" }).where(isChange);
    await removeAfter(0);
    expect(await left()).toEqual([1, 0, 1]);
  });
});
