import { beforeAll, beforeEach, expect, it } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { listProductFields } from "../../catalogue/product/list-product-fields.server";
import { addProduct, openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { addOffer, addSeller } from "../../catalogue/products/seller-fixture.server";
import { listStockPlaces } from "../../catalogue/stock/list-stock-places.server";
import { readStockOfSellers } from "../../catalogue/stock/read-stock.server";
import { migrateJobs } from "../../platform/jobs/migrate-jobs.server";
import { acting, type ShopContext } from "../../shops/context/shop-context.server";
import { listRefusedRows } from "../list-bulk-operations.server";
import { listChangedRows } from "../list-changed-rows.server";
import { runBulkOperation } from "../run-bulk-operation.server";
import { startBulkChange } from "../start-bulk-change.server";
import { undoBulkChange } from "../undo-bulk-change.server";

const database = withTestDatabase();
let ctx: ShopContext;
let pierId: string;

beforeAll(() => migrateJobs(database.pool));
beforeEach(async () => {
  ctx = await openTestShop(database.productDb);
  const mugId = await addProduct(ctx, "MUG", { name: "Mug", brand: "Clay", stock: { onHand: 7 } });
  pierId = await addSeller(ctx, "pier");
  await addOffer(ctx, pierId, mugId);
});

const toEnd = async ({ id }: { id: string }) => {
  await runBulkOperation(ctx, id, { until: () => false });
  const refused = await listRefusedRows(ctx, id, { after: 0, limit: 10 });
  return { id, reasons: refused.map(({ place, reason }) => [place, reason]) };
};
const change = async (rows: Record<string, unknown>[]) =>
  toEnd(await startBulkChange(ctx, { kind: "sheet", rows }));
const state = async () => {
  const stock = await readStockOfSellers(ctx, ["MUG"], [ctx.shop.sellerId, pierId]);
  const [mug] = await listProductFields(ctx, ["MUG"]);
  return [mug?.fields.brand, stock.get(ctx.shop.sellerId)?.get("MUG"), stock.get(pierId)?.get("MUG")];
};

it("changes fields and the pieces of each place as one, and undoes it as one (rule bulk-11)", async () => {
  const { id, reasons } = await change([
    { sku: "MUG", fields: { brand: "Loam" } },
    { sku: "MUG", by: 2, reason: "found" },
    { sku: "MUG", place: "pier", count: 9, reason: "counted" },
    { sku: "MUG", place: "moon", count: 9, reason: "counted" },
    { sku: "MUG", place: "pier", count: "many" },
  ]);
  expect(reasons.map(([place]) => place)).toEqual([4, 5]);
  expect(reasons[0]?.[1]).toBe("there is no place 'moon'");
  expect(await state()).toEqual(["Loam", 9, 9]);
  const names = (await listChangedRows(ctx, id, { after: 0, limit: 10 })).map(({ name }) => name);
  expect(names).toEqual(["MUG", "MUG", "MUG at pier"]);
  await toEnd(await undoBulkChange(ctx, id));
  expect(await state()).toEqual(["Clay", 7, 10]);
});

it("undoes all but the pieces that were sold at one place since", async () => {
  const { id } = await change([
    { sku: "MUG", fields: { brand: "Loam" } },
    { sku: "MUG", place: "pier", count: 9, reason: "counted" },
  ]);
  await change([{ sku: "MUG", place: "pier", by: -1, reason: "sold" }]);
  const { reasons } = await toEnd(await undoBulkChange(ctx, id));
  expect(reasons).toEqual([
    [expect.any(Number), "MUG at pier was changed since, and stays: pieces is 8 now"],
  ]);
  expect(await state()).toEqual(["Clay", 7, 8]);
});

it("has the places whose pieces the actor may change", async () => {
  expect((await listStockPlaces(ctx)).map(({ name }) => name).toSorted()).toEqual(["Test seller", "pier"]);
  const actor = acting({
    kind: "seller-staff",
    tenantId: ctx.tenant.id,
    staffId: 1,
    sellerId: pierId,
    roles: ["staff"],
  });
  expect((await listStockPlaces({ ...ctx, actor })).map(({ code }) => code)).toEqual(["pier"]);
});
