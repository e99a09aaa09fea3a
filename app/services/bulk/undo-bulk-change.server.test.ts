import { beforeAll, beforeEach, expect, it } from "vitest";
import { customers } from "~/tables/accounts/customers";
import { withTestDatabase } from "../../../tests/support/databases/with-test-database";
import { readPrices } from "../catalogue/prices/read-prices.server";
import { setPrices } from "../catalogue/prices/set-prices.server";
import { listProductFields } from "../catalogue/product/list-product-fields.server";
import { readArchived } from "../catalogue/product/read-archived.server";
import { addProduct, openTestShop } from "../catalogue/products/catalogue-fixture.server";
import { changeStock } from "../catalogue/stock/change-stock.server";
import { readStock } from "../catalogue/stock/read-stock.server";
import { migrateJobs } from "../platform/jobs/migrate-jobs.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { readRecord } from "../shops/records/read-record.server";
import { findBulkOperation, listRefusedRows } from "./list-bulk-operations.server";
import { runBulkOperation } from "./run-bulk-operation.server";
import { type AskedBulkChange, startBulkChange } from "./start-bulk-change.server";
import { undoBulkChange } from "./undo-bulk-change.server";

const database = withTestDatabase();
let ctx: ShopContext;

beforeAll(() => migrateJobs(database.pool));
beforeEach(async () => {
  ctx = await openTestShop(database.productDb);
  await addProduct(ctx, "MUG", { name: "Mug", brand: "Clay", priceMinor: 1000, stock: { onHand: 7 } });
  await addProduct(ctx, "JUG", { name: "Jug", brand: "Clay", priceMinor: 2000 });
});

const toEnd = async ({ id }: { id: string }) => {
  await runBulkOperation(ctx, id, { until: () => false });
  return findBulkOperation(ctx, id);
};
const change = async (asked: AskedBulkChange) => toEnd(await startBulkChange(ctx, asked));
const undo = async (id: string) => toEnd(await undoBulkChange(ctx, id));
const pricesOf = async () => {
  const found = await readPrices(ctx, ["MUG", "JUG"]);
  return ["MUG", "JUG"].map((sku) => [sku, found.get(sku)?.priceMinor, found.get(sku)?.finalMinor]);
};
const fieldOf = async (sku: string, field: string) => (await listProductFields(ctx, [sku]))[0]?.fields[field];
const reasons = async (id: string) =>
  (await listRefusedRows(ctx, id, { after: 0, limit: 10 })).map(({ reason }) => reason);

it("undoes a change of a selection's prices, also what was changed twice (rule bulk-8)", async () => {
  const before = await pricesOf();
  const rows = Array.from({ length: 1001 }, (_, at) => ({
    sku: "MUG",
    priceMinor: 900 - (at === 1000 ? 100 : 0),
  }));
  const named = await change({ kind: "price", rows });
  const { id, changed } = await change({
    kind: "price",
    selection: { all: true },
    change: { allBasisPoints: -1000 },
  });
  expect([named.changed, changed]).toEqual([2, 2]);
  await undo(id);
  await undo(named.id);
  expect(await pricesOf()).toEqual(before);
});

it("undoes the prices of variations that their product stood for", async () => {
  const id = await addProduct(ctx, "TEA", { name: "Tea", classCode: "variable_product" });
  await addProduct(ctx, "TEA-S", { parentId: id, priceMinor: 500 });
  const { id: made } = await change({ kind: "price", rows: [{ sku: "TEA", allBasisPoints: 1000 }] });
  await undo(made);
  expect((await readPrices(ctx, ["TEA"])).get("TEA-S")?.priceMinor).toBe(500);
});

it("leaves a row that was changed later, and says what it is now (rule bulk-8)", async () => {
  const { id } = await change({ kind: "price", selection: { all: true }, change: { allBasisPoints: -1000 } });
  await setPrices(ctx, [{ sku: "MUG", priceMinor: 555 }]);
  const undone = await undo(id);
  expect(await pricesOf()).toEqual(
    expect.arrayContaining([
      ["MUG", 555, 555],
      ["JUG", 2000, 2000],
    ]),
  );
  expect([undone.changed, await reasons(undone.id)]).toEqual([
    1,
    ["MUG was changed since, and stays: price is $5.55 now, sold at is $5.55 now"],
  ]);
});

it("undoes its own fields of a row whose other fields were changed later", async () => {
  const { id } = await change({ kind: "product", rows: [{ sku: "MUG", fields: { brand: "Loam" } }] });
  await change({ kind: "product", rows: [{ sku: "MUG", fields: { name: "Cup" } }] });
  await undo(id);
  expect([await fieldOf("MUG", "brand"), await fieldOf("MUG", "name")]).toEqual(["Clay", "Cup"]);
});

it("undoes stock by a move, but not past what was counted since", async () => {
  const { id } = await change({ kind: "stock", rows: [{ sku: "MUG", by: 5, reason: "found" }] });
  const undone = await undo(id);
  expect((await readStock(ctx, ["MUG"])).get("MUG")).toBe(7);
  await undo(undone.id);
  await changeStock(ctx, [{ sku: "MUG", count: 3, reason: "" }]);
  const other = await change({ kind: "stock", rows: [{ sku: "MUG", count: 9 }] });
  await changeStock(ctx, [{ sku: "MUG", by: -2, reason: "sold" }]);
  expect((await undo(other.id)).refused).toBe(1);
});

it("archives, brings back, and takes back what it added", async () => {
  const archived = await change({ kind: "archive", selection: { skus: ["MUG"] }, change: {} });
  expect((await readArchived(ctx, ["MUG"])).get("MUG")).toBe(true);
  await undo(archived.id);
  const added = await change({
    kind: "product",
    rows: [{ sku: "CUP", fields: { name: "Cup", price: "3.00" }, expectedVersion: null }],
  });
  await undo(added.id);
  expect([...(await readArchived(ctx, ["MUG", "CUP"]))]).toEqual(
    expect.arrayContaining([
      ["MUG", false],
      ["CUP", true],
    ]),
  );
});

it("undoes what was decided about customers", async () => {
  await ctx.db
    .insert(customers)
    .values({ tenantId: ctx.tenant.id, email: "ada@example.com", passwordHash: "" });
  const { id, changed } = await change({
    kind: "customer",
    rows: [{ email: "ada@example.com", note: "Rings twice", isTaxExempt: true, taxExemptReason: "Charity" }],
  });
  const undone = await undo(id);
  expect([changed, undone.changed, await reasons(undone.id)]).toEqual([1, 1, []]);
});

it("undoes records, those that were added and removed among them", async () => {
  const kind = ctx.handlers.recordKinds.find((one) => one.kind === "menu");
  if (!kind) throw new Error("menus are records");
  const record = { name: "Top", items: [{ label: "Sale", url: "/sale" }] };
  const added = await change({ kind: "record", rows: [{ kind: "menu", name: "top", record }] });
  const gone = await change({ kind: "record", rows: [{ kind: "menu", name: "top", record: null }] });
  await undo(gone.id);
  expect((await readRecord(ctx, kind, "top")).record).toMatchObject({ name: "Top" });
  await undo(added.id);
  await expect(readRecord(ctx, kind, "top")).rejects.toMatchObject({ code: "not_found" });
});

it("undoes a change once, and none that changed nothing", async () => {
  const { id } = await change({ kind: "price", rows: [{ sku: "MUG", priceMinor: 900 }] });
  await undo(id);
  await expect(undoBulkChange(ctx, id)).rejects.toMatchObject({ code: "conflict" });
  const same = await change({ kind: "price", rows: [{ sku: "MUG", priceMinor: 1000 }] });
  await expect(undoBulkChange(ctx, same.id)).rejects.toMatchObject({ code: "conflict" });
});
