import { beforeAll, beforeEach, expect, it } from "vitest";
import { withTestDatabase } from "../../../tests/support/databases/with-test-database";
import { readPrices } from "../catalogue/prices/read-prices.server";
import { addProduct, openTestShop } from "../catalogue/products/catalogue-fixture.server";
import { migrateJobs } from "../platform/jobs/migrate-jobs.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { addBulkRows } from "./add-bulk-rows.server";
import { previewBulkChange } from "./preview-bulk-change.server";
import { runBulkOperation } from "./run-bulk-operation.server";
import { startBulkChange } from "./start-bulk-change.server";

const database = withTestDatabase();
let ctx: ShopContext;

beforeAll(() => migrateJobs(database.pool));
beforeEach(async () => {
  ctx = await openTestShop(database.productDb);
  await addProduct(ctx, "MUG", { name: "Mug", brand: "Clay", priceMinor: 1000 });
  await addProduct(ctx, "JUG", { name: "Jug", brand: "Clay", priceMinor: 2000 });
});

const priceOf = async (sku: string) => (await readPrices(ctx, [sku])).get(sku)?.priceMinor;

it("says what rows would do and what would be refused, and does none of it (rule bulk-9)", async () => {
  const rows = [
    { sku: "MUG", priceMinor: 900 },
    { sku: "JUG", priceMinor: 2000 },
    { sku: "CUP", priceMinor: 1 },
  ];
  const { id } = await startBulkChange(ctx, { kind: "price", rows, waits: true });
  expect(await previewBulkChange(ctx, id)).toMatchObject({
    total: 3,
    tried: 3,
    changed: 1,
    unchanged: 1,
    refused: 1,
    examples: [{ name: "MUG", texts: [{ field: "price", before: "$10.00", after: "$9.00" }, {}] }],
    refusals: [{ place: 3, row: { sku: "CUP" }, reason: "there is no price of 'CUP'" }],
  });
  expect(await priceOf("MUG")).toBe(1000);
});

it("previews a selection, which begins when that is asked for", async () => {
  const asked = { selection: { brand: "Clay" }, change: { allBasisPoints: -1000 } };
  const { id } = await startBulkChange(ctx, { kind: "price", ...asked, waits: true });
  expect(await previewBulkChange(ctx, id)).toMatchObject({
    total: 2,
    changed: 2,
    ranges: [{ field: "price", lowest: "$9.00", highest: "$18.00" }, {}],
  });
  await addBulkRows(ctx, id, { rows: [], isLast: true });
  await runBulkOperation(ctx, id, { until: () => false });
  expect(await priceOf("JUG")).toBe(1800);
  await expect(previewBulkChange(ctx, id)).rejects.toMatchObject({ code: "conflict" });
});
