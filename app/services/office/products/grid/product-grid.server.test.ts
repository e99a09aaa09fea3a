import { beforeAll, beforeEach, expect, test } from "vitest";
import { changedSince } from "~/models/office/products/product-grid";
import { withTestDatabase } from "../../../../../tests/support/databases/with-test-database";
import { runBulkOperation } from "../../../bulk/run-bulk-operation.server";
import { archiveProducts } from "../../../catalogue/product/archive-products.server";
import { changeProducts } from "../../../catalogue/product/change-products.server";
import { addProduct, openTestShop } from "../../../catalogue/products/catalogue-fixture.server";
import { migrateJobs } from "../../../platform/jobs/migrate-jobs.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { readGridSave } from "./grid-saves.server";
import { loadGridBlocks, loadGridRows, loadProductGrid } from "./load-product-grid.server";
import { saveGridChanges } from "./save-grid-changes.server";

const database = withTestDatabase();
let ctx: ShopContext;

beforeAll(() => migrateJobs(database.pool));
beforeEach(async () => {
  ctx = await openTestShop(database.productDb);
});

const query = (text = "") => new URLSearchParams(text);
const change = (sku: string, column: string, was: string, is: string) => ({ sku, column, was, is });
const how = { reason: "", mayWait: true };

test("blocks say how many rows there are, and each is read on its own (rule office-24)", async () => {
  for (let at = 10; at < 40; at++) await addProduct(ctx, `P${at}`, { name: `Product ${at}` });
  const family = await addProduct(ctx, "TEA", { name: "Tea", classCode: "variable_product" });
  for (const size of ["S", "M", "L"]) await addProduct(ctx, `TEA-${size}`, { parentId: family });
  await archiveProducts(ctx, [{ sku: "TEA-L" }, { sku: "P39" }]);
  const blocks = await loadGridBlocks(ctx, query());
  expect(blocks.map(({ count }) => count)).toEqual([25, 7]);
  expect(blocks[1]?.after).toBe((await loadProductGrid(ctx, query())).next);
  const rest = await loadGridRows(ctx, query(`after=${blocks[1]?.after}&blocks=8`));
  expect(rest.map((rows) => rows.map(({ sku }) => sku))).toEqual([
    ["P35", "P36", "P37", "P38", "TEA", "TEA-S", "TEA-M"],
  ]);
  const all = await loadGridRows(ctx, query("blocks=8"));
  expect(all.map((rows) => rows.length)).toEqual([25, 7]);
});

test("cells that no one else changed are saved though others of their row were", async () => {
  await addProduct(ctx, "MUG", { name: "Mug", brand: "Clay" });
  await changeProducts(ctx, [{ sku: "MUG", fields: { brand: "Sand" } }]);
  const changes = [change("MUG", "brand", "Clay", "Loam"), change("MUG", "weight_g", "", "300")];
  const made = await saveGridChanges(ctx, changes, how);
  expect(made).toMatchObject({
    saved: 1,
    isStale: true,
    refused: [{ sku: "MUG", column: "brand", typed: "Loam", now: "Sand" }],
  });
});

test("a save of many rows is left to a job, and says what it refused when it is over (rule office-24)", async () => {
  const skus = Array.from({ length: 201 }, (_, at) => `P${at}`);
  const fields = (sku: string) => ({ name: sku, slug: sku.toLowerCase(), brand: "Clay", price: "1.00" });
  await changeProducts(
    ctx,
    skus.map((sku) => ({ sku, fields: fields(sku), expectedVersion: null })),
  );
  const changes = skus.map((sku, at) =>
    at === 7 ? change(sku, "weight_g", "", "heavy") : change(sku, "brand", "Clay", "Loam"),
  );
  const { saving } = await saveGridChanges(ctx, changes, how);
  const id = saving?.id ?? "";
  await changeProducts(ctx, [{ sku: "P9", fields: { brand: "Sand" } }]);
  expect(await readGridSave(ctx, id)).toEqual({ state: "running", done: 0, total: 201, refused: [] });
  await runBulkOperation(ctx, id, { until: () => false });
  expect(await readGridSave(ctx, id)).toMatchObject({
    state: "done",
    done: 201,
    refused: [
      { sku: "P7", column: "weight_g", typed: "heavy", now: "" },
      { sku: "P9", column: "brand", typed: "Loam", now: "Sand", why: changedSince },
    ],
  });
});
