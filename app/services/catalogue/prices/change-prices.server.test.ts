import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { acting, type ShopContext } from "../../shops/context/shop-context.server";
import { listVersions } from "../../shops/records/list-versions.server";
import { readRecord } from "../../shops/records/read-record.server";
import { settleSales } from "../changes/settle-sales.server";
import { readSellable } from "../offers/read-sellable.server";
import { productRecords } from "../product/product-records.server";
import { addCategory, addProduct, addVariable, openTestShop } from "../products/catalogue-fixture.server";
import { addOffer, addSeller } from "../products/seller-fixture.server";
import { changePrices } from "./change-prices.server";
import { listSales } from "./list-sales.server";
import { planSale } from "./plan-sale.server";
import { removeSale } from "./remove-sale.server";
import { setPrices } from "./set-prices.server";

const database = withTestDatabase();
let ctx: ShopContext;
let ids: { mug: number; jug: number; tee: number };

beforeEach(async () => {
  ctx = await openTestShop(database.db, { general: { time_zone: "America/New_York" } });
  const cups = await addCategory(ctx, "cups");
  const small = await addCategory(ctx, "small-cups", cups);
  ids = {
    mug: await addProduct(ctx, "MUG", {
      in: small,
      name: "Blue mug",
      brand: "Clay",
      priceMinor: 1005,
      levels: [{ minQty: 3, priceMinor: 905 }],
    }),
    jug: await addProduct(ctx, "JUG", { name: "Jug", priceMinor: 3000 }),
    tee: await addVariable(ctx, "TEE", { Red: {}, Blue: {} }, { name: "Tee", brand: "Wear", priceMinor: 0 }),
  };
});

/** What a piece is listed and sold at, and its first price level. */
const pricesOf = async (id: number, of: ShopContext = ctx) => {
  const sold = await readSellable(of, id);
  return [sold?.priceMinor, sold?.finalPriceMinor, sold?.levels[0]?.priceMinor ?? null];
};

it("moves list price, price and levels by a percentage, rounded half away from zero", async () => {
  const { count } = await changePrices(ctx, { skus: ["MUG"] }, { allBasisPoints: 1_000 });
  expect([count, await pricesOf(ids.mug)]).toEqual([1, [1106, 1106, 996]]);
});

it("rounds to the step it is told", async () => {
  await changePrices(ctx, { skus: ["JUG"] }, { allBasisPoints: 333, stepMinor: 50 });
  expect(await pricesOf(ids.jug)).toEqual([3100, 3100, null]);
});

it("sells for less than the list price, and for the list price again", async () => {
  await changePrices(ctx, { skus: ["JUG"] }, { offBasisPoints: 1_500 });
  expect(await pricesOf(ids.jug)).toEqual([3000, 2550, null]);
  await changePrices(ctx, { skus: ["JUG"] }, { offBasisPoints: 0 });
  expect(await pricesOf(ids.jug)).toEqual([3000, 3000, null]);
});

it.each([
  ["a category, with those beneath it", { category: "cups" }, 1],
  ["a brand, with variations", { brand: "Wear" }, 2],
  ["words", { search: "MUG blue" }, 1],
  ["a product's variations by its SKU", { skus: ["TEE"] }, 2],
  ["everything that has a price of its own", { all: true as const }, 4],
  ["a brand in a category", { brand: "Wear", category: "cups" }, 0],
])("selects by %s", async (_, selection, count) => {
  expect((await changePrices(ctx, selection, { priceMinor: 500 })).count).toBe(count);
});

it("names SKUs that no product has", async () => {
  expect((await changePrices(ctx, { skus: ["MUG", "CUP"] }, { priceMinor: 500 })).missing).toEqual(["CUP"]);
});

it("leaves what another seller asks", async () => {
  const sellerId = await addSeller(ctx, "potter");
  await addOffer(ctx, sellerId, ids.mug, { priceMinor: 800 });
  await changePrices(ctx, { all: true }, { priceMinor: 500 });
  const ofPotter = { ...ctx, shop: { ...ctx.shop, sellerId, type: "marketplaceseller" as const } };
  expect((await pricesOf(ids.mug, ofPotter)).slice(0, 2)).toEqual([800, 800]);
});

it("is no business of a warehouse", async () => {
  const grants = [{ role: "warehouse" as const, shopId: null }];
  const actor = acting({ kind: "staff", tenantId: ctx.tenant.id, staffId: 1, grants });
  await expect(changePrices({ ...ctx, actor }, { all: true }, { priceMinor: 1 })).rejects.toMatchObject({
    code: "forbidden",
  });
});

const at = (moment: string): ShopContext => ({ ...ctx, now: () => new Date(moment) });
const winter = {
  name: "Winter",
  selection: { skus: ["JUG"] },
  terms: { offBasisPoints: 2_000 },
  from: "2026-03-02",
  to: "2026-03-03 18:00",
};

it("holds a sale's prices from its first to before its last minute on the shop's clock", async () => {
  await planSale(ctx, winter);
  const found = [];
  for (const moment of [
    "2026-03-02T04:59:00Z",
    "2026-03-02T05:00:00Z",
    "2026-03-03T22:59:00Z",
    "2026-03-03T23:00:00Z",
  ]) {
    await settleSales(at(moment));
    found.push((await pricesOf(ids.jug))[1]);
  }
  expect(found).toEqual([3000, 2400, 2400, 3000]);
});

it("takes the lowest price of the sales that run", async () => {
  const begun = { ...winter, from: "2026-02-01", to: null };
  await planSale(ctx, begun);
  await planSale(ctx, { ...begun, name: "More", terms: { priceMinor: 2000 } });
  expect((await pricesOf(ids.jug))[1]).toBe(2000);
  await removeSale(ctx, "More");
  expect((await pricesOf(ids.jug))[1]).toBe(2400);
});

it("plans a sale of a name anew", async () => {
  await planSale(ctx, winter);
  await planSale(ctx, { ...winter, to: null });
  expect(await listSales(ctx)).toMatchObject([
    { name: "Winter", state: "planned", from: "2026-03-02 00:00", to: null, products: 1 },
  ]);
});

it("begins with the first of an hour that comes twice, and later in one that clocks skip", async () => {
  await planSale(ctx, { ...winter, from: "2026-11-01 01:30", to: null });
  const { rows } = await ctx.db.execute(
    sql`select to_char(starts_at at time zone 'UTC', 'HH24:MI') as at from sales where tenant_id = ${ctx.tenant.id}`,
  );
  expect(rows).toEqual([{ at: "05:30" }]);
  await planSale(ctx, { ...winter, from: "2026-03-08 02:30", to: null });
  expect(await listSales(ctx)).toMatchObject([{ from: "2026-03-08 03:30" }]);
});

it.each([
  [
    "an end that clocks skip to its beginning",
    { from: "2026-03-08 03:30", to: "2026-03-08 02:30" },
    "It ends after it begins.",
  ],
  [
    "an end before a beginning that clocks skip",
    { from: "2026-03-08 02:30", to: "2026-03-08 03:15" },
    "It ends after it begins.",
  ],
  ["a day that is none", { from: "2026-02-30" }, "'2026-02-30' is not a day or minute"],
  ["an end before its beginning", { to: "2026-03-01" }, "It ends after it begins."],
  ["nothing off", { terms: { offBasisPoints: 0 } }, "A sale takes more than 0 %"],
  [
    "products that are not there",
    { selection: { skus: ["CUP"] } },
    "No product that is meant would cost less.",
  ],
])("refuses a sale with %s", async (_, over, message) => {
  await expect(planSale(ctx, { ...winter, ...over })).rejects.toThrow(message);
});

it("keeps what products were, with their prices and price levels", async () => {
  const before = await readRecord(ctx, productRecords, "MUG");
  await changePrices(ctx, { all: true }, { allBasisPoints: 1_000 });
  await setPrices(ctx, [{ sku: "JUG", priceMinor: 100 }]);
  const ofMug = await listVersions(ctx, productRecords, "MUG");
  expect([ofMug.map(({ version }) => version), await listVersions(ctx, productRecords, "JUG")]).toEqual([
    [before.version],
    [expect.anything(), expect.anything()],
  ]);
});

it("keeps nothing of a product whose price another seller changes", async () => {
  const sellerId = await addSeller(ctx, "potter");
  await addOffer(ctx, sellerId, ids.mug, { priceMinor: 900 });
  const ofPotter = { ...ctx, shop: { ...ctx.shop, sellerId } };
  await changePrices(ofPotter, { all: true }, { allBasisPoints: 1_000 });
  expect(await listVersions(ctx, productRecords, "MUG")).toEqual([]);
});
