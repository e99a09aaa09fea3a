import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readSellable } from "../offers/read-sellable.server";
import { addProduct, openTestShop } from "../products/catalogue-fixture.server";
import { changePrices } from "./change-prices.server";
import { planSale } from "./plan-sale.server";

const database = withTestDatabase();
let ctx: ShopContext;
let jug: number;

beforeEach(async () => {
  ctx = await openTestShop(database.db);
  jug = await addProduct(ctx, "JUG", { name: "Jug", priceMinor: 3000 });
});

const sellAt = (finalMinor: number) => changePrices(ctx, { skus: ["JUG"] }, { priceMinor: 3000, finalMinor });
const priorOf = async () => (await readSellable(ctx, jug))?.priorMinor;

/** Lets days pass since the prices that are kept. */
const passDays = (days: number) =>
  database.db.execute(sql`update past_prices set ended_at = ended_at - make_interval(days => ${days})
    where tenant_id = ${ctx.tenant.id}`);

it("a price that never changed has none before it", async () => {
  expect(await priorOf()).toBeNull();
});

it("a reduced price has the one before it", async () => {
  await sellAt(2500);
  expect(await priorOf()).toBe(3000);
});

it("a price that was raised before its reduction has the lowest of thirty days (rule prices-11)", async () => {
  await sellAt(2500);
  await passDays(10);
  await sellAt(3000);
  await passDays(19);
  await sellAt(2800);
  expect(await priorOf()).toBe(2500);
});

it("what ended more than thirty days ago counts no more", async () => {
  await sellAt(2500);
  await sellAt(3000);
  await passDays(31);
  await sellAt(2800);
  expect(await priorOf()).toBe(3000);
});

it("a planned sale counts like any other reduction", async () => {
  await planSale(ctx, {
    name: "Summer",
    from: "2026-01-01",
    to: null,
    selection: { skus: ["JUG"] },
    terms: { offBasisPoints: 2_000 },
  });
  expect(await priorOf()).toBe(3000);
});
