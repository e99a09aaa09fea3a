import { and, eq, sql } from "drizzle-orm";
import { DateTime } from "luxon";
import { beforeEach, describe, expect, test } from "vitest";
import type { SalesDimension } from "~/models/numbers/sales-figures";
import type { ShopSettingsInput } from "~/models/shops/settings/shop-settings";
import { orders } from "~/tables/orders/orders";
import { withTestDatabase } from "../../../tests/support/databases/with-test-database";
import { refundOrder } from "../orders/money/refund-order.server";
import { buyFromTwo } from "../orders/records/market-order-fixture.server";
import { migrateJobs } from "../platform/jobs/migrate-jobs.server";
import { inTransaction } from "../shops/changes/in-transaction.server";
import { acting, type ShopContext } from "../shops/context/shop-context.server";
import { listStockToReorder } from "./list-stock-to-reorder.server";
import { readCartFigures } from "./read-cart-figures.server";
import { readCustomerFigures } from "./read-customer-figures.server";
import { readSales } from "./read-sales.server";
import { readStockValue } from "./read-stock-value.server";
import { readVisitorDays } from "./read-visitor-days.server";
import { refreshSales } from "./sales/refresh-sales.server";
import { VisitorCounts } from "./visitor-counts.server";
import { writeBooks } from "./write-books.server";

const database = withTestDatabase();
let bought: Awaited<ReturnType<typeof buyFromTwo>>;
let ctx: Awaited<ReturnType<typeof buyFromTwo>>["market"];

/** Two orders are paid: $27.20 of the house and $101.40 of the potter, each with $6.00 of delivery. */
async function open(settings: ShopSettingsInput = {}) {
  await migrateJobs(database.pool);
  bought = await buyFromTwo(database.db, settings);
  await bought.say("paid");
  ctx = bought.market;
}

const today = () => ctx.now().toISOString().slice(0, 10);
const sales = (by: SalesDimension, sellerId: string | null = null, of: ShopContext = ctx) =>
  readSales(of, { from: today(), to: today(), by, sellerId });

/** What shoppers paid for orders by the ledger: its sales without what went back, minor units. */
async function ledgerTotal(): Promise<number> {
  const { rows } = await database.db.execute<{ total: string }>(sql`
    select sum(-e.amount_minor) as total from ledger_entries e
    where e.tenant_id = ${ctx.tenant.id} and e.part in ('goods', 'gift_cards', 'delivery', 'tax')`);
  return Number(rows[0]?.total);
}

describe("sales of a day", () => {
  beforeEach(() => open());

  test("have the orders, their pieces and what shoppers paid for each part", async () => {
    expect(await sales("day")).toMatchObject([
      { key: today(), orders: 2, pieces: 7, goodsMinor: 11_000, deliveryMinor: 1200, taxMinor: 660 },
    ]);
  });

  test("say what went back, and agree with the ledger to the cent", async () => {
    await refundOrder(ctx, bought.house.id, { amountMinor: 1000, reason: "Broken" });
    const [day] = await sales("day");
    expect([day?.returnedMinor, day?.netMinor]).toEqual([1000, await ledgerTotal()]);
  });

  test("hold what was booked since they were asked for last", async () => {
    await sales("day");
    await refundOrder(ctx, bought.house.id, { amountMinor: 500, reason: "Late" });
    expect((await sales("day"))[0]?.returnedMinor).toBe(500);
  });

  test("are counted by product, the largest first", async () => {
    expect((await sales("product")).map(({ key, pieces, goodsMinor }) => [key, pieces, goodsMinor])).toEqual([
      ["VASE", 2, 6000],
      ["BOWL", 3, 3000],
      ["MUG", 2, 2000],
    ]);
  });

  test("are counted by week, month and the primary category of products", async () => {
    const figures = async (by: SalesDimension) =>
      (await sales(by)).map(({ key, orders, pieces }) => [key, orders, pieces]);
    const monday = DateTime.fromISO(today()).startOf("week").toISODate();
    expect(await figures("week")).toEqual([[monday, 2, 7]]);
    expect(await figures("month")).toEqual([[today().slice(0, 7), 2, 7]]);
    expect((await sales("category")).map(({ key, label, pieces }) => [key, label, pieces])).toEqual([
      ["", "", 4],
      ["bowls", expect.stringMatching(/bowls/i), 3],
    ]);
  });

  test("are of people who bought before or did not (rule numbers-10)", async () => {
    const days = { from: today(), to: today() };
    const figures = await readCustomerFigures(ctx, days);
    expect([figures.new.people > 0, figures.new.orders, figures.returning]).toEqual([
      true,
      2,
      { people: 0, orders: 0 },
    ]);
    await database.db.execute(sql`update orders set created_at = created_at - interval '9 days'
      where tenant_id = ${ctx.tenant.id} and id = ${bought.house.id}`);
    expect((await readCustomerFigures(ctx, days)).returning.orders).toBe(1);
  });

  test("leave stock that is worth its prices (rule numbers-10)", async () => {
    const [all, house] = await Promise.all([
      readStockValue(ctx, null),
      readStockValue(ctx, ctx.shop.sellerId),
    ]);
    expect([all.items > 0, all.valueMinor >= house.valueMinor]).toEqual([true, true]);
    await inTransaction(ctx, (inner) =>
      inner.db.execute(sql`update offers set final_price_minor = final_price_minor * 2, sale_minor = null
        where tenant_id = ${ctx.tenant.id}`),
    );
    expect((await readStockValue(ctx, null)).valueMinor).toBe(2 * all.valueMinor);
  });

  test("are counted by seller", async () => {
    expect((await sales("seller")).map(({ key, orders }) => [key, orders])).toContainEqual(["potter", 1]);
  });

  test.each([
    ["channel", "checkout"],
    ["method", "sandbox_card"],
  ] as const)("are counted by %s", async (by, key) => {
    expect((await sales(by)).map((row) => [row.key, row.orders])).toEqual([[key, 2]]);
  });

  test("of each agent are a channel of their own", async () => {
    const ofHouse = and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, bought.house.id));
    await ctx.db.update(orders).set({ agent: "https://Agent.example:8443/profile" }).where(ofHouse);
    expect((await sales("channel")).map((row) => [row.key, row.orders]).toSorted()).toEqual([
      ["agent agent.example", 1],
      ["checkout", 1],
    ]);
  });

  test("are counted by place, with the same sum", async () => {
    const places = await sales("place");
    expect(places.reduce((sum, { netMinor }) => sum + netMinor, 0)).toBe(await ledgerTotal());
  });

  test("are counted by tax with its place", async () => {
    expect((await sales("tax")).reduce((sum, { taxMinor }) => sum + taxMinor, 0)).toBe(660);
  });

  test("of one seller are that seller's alone", async () => {
    expect((await sales("day", bought.potterId))[0]?.goodsMinor).toBe(9000);
  });

  test("are not for a seller to see of others", async () => {
    const potter = acting({
      kind: "command-line",
      command: "seller potter",
      ofSeller: { tenantId: ctx.tenant.id, sellerId: bought.potterId },
    });
    await expect(sales("day", null, { ...ctx, actor: potter })).rejects.toThrow("You may not view");
  });

  /** Books something without an amount on each of that many days before today. */
  const bookBefore = (days: number) =>
    database.db.execute(sql`
      insert into ledger_movements (tenant_id, seller_id, kind, key, order_id, payment_id, created_at)
      select tenant_id, seller_id, kind, key || n, order_id, payment_id, created_at - n * interval '1 day'
      from ledger_movements m, generate_series(1, ${days}) n
      where m.tenant_id = ${ctx.tenant.id} and m.order_id = ${bought.house.id} and m.kind = 'sale'`);
  const isCounted = async () =>
    (
      await database.db.execute<{ is: boolean }>(sql`
      select isfinite(counted_until) as is from sales_counts where tenant_id = ${ctx.tenant.id}`)
    ).rows[0]?.is;

  test("are counted without days before them, which are not taken for counted", async () => {
    await bookBefore(3);
    expect((await sales("day"))[0]?.orders).toBe(2);
    expect(await isCounted()).toBe(false);
    await refreshSales(ctx);
    expect(await isCounted()).toBe(true);
  });

  test("are left to the hourly job where more days wait than are counted at once", async () => {
    await bookBefore(62);
    const all = { from: "2020-01-01", to: today(), by: "day", sellerId: null } as const;
    await expect(readSales(ctx, all)).rejects.toMatchObject({ code: "unavailable" });
    await refreshSales(ctx);
    expect((await readSales(ctx, all)).at(-1)?.orders).toBe(2);
  });

  test("move to other days with the shop's clock", async () => {
    const [before] = await sales("day");
    const settings = ctx.shop.settings;
    const zone = "Pacific/Kiritimati";
    const shop = {
      ...ctx.shop,
      settings: { ...settings, general: { ...settings.general, time_zone: zone } },
    };
    const moved = { ...ctx, shop };
    const all = await readSales(moved, { from: "2020-01-01", to: "2029-12-31", by: "day", sellerId: null });
    expect(all.map(({ orders }) => orders)).toEqual([before?.orders]);
  });
});

test("goods of prices that contain their tax are counted without it", async () => {
  const rules = [{ name: "Sales tax", country: "US", state: "PA", rateBasisPoints: 600 }];
  await open({ tax: { pricesInclude: true, rules } });
  const [day] = await sales("day");
  const goods = (await sales("product")).reduce((sum, { goodsMinor }) => sum + goodsMinor, 0);
  expect([goods, goods < 11_000]).toEqual([day?.goodsMinor, true]);
});

test("stock that will not last is listed with what to order", async () => {
  await open();
  const found = await listStockToReorder(ctx, { soldDays: 1, coverDays: 366 });
  expect(found).toMatchObject([{ sku: "MUG", sold: 2, orderQty: expect.any(Number) }]);
});

test("orders that were placed stand beside carts left behind", async () => {
  await open();
  expect(await readCartFigures(ctx, { from: today(), to: today() })).toEqual({
    placed: 2,
    abandoned: 0,
    withEmail: 0,
  });
});

test("of a day's visitors as many bought as there are emails of its checkout (rule numbers-9)", async () => {
  await open();
  const days = { from: today(), to: today() };
  expect(await readVisitorDays(ctx, days)).toEqual([]);
  const counts = new VisitorCounts(ctx);
  for (const host of [1, 2, 3]) counts.add(ctx.shop, `192.0.2.${host}`, "Mozilla/5.0 Firefox/128.0");
  await counts.flush();
  const bought = async () =>
    (await readVisitorDays(ctx, days)).map(({ visitors, bought: n }) => [visitors, n]);
  expect(await bought()).toEqual([[3, 1]]);
  await database.db.update(orders).set({ agent: "helper" }).where(eq(orders.tenantId, ctx.tenant.id));
  expect(await bought()).toEqual([[3, 0]]);
});

describe("books", () => {
  const books = async () => {
    const files: Record<string, string> = {};
    const counts = await writeBooks(ctx, { from: today(), to: today() }, async (file, text) => {
      files[file] = (files[file] ?? "") + text;
    });
    return { files, counts };
  };

  test("have a row for each order, line and tax, and the marketplace's fees", async () => {
    await open();
    await refundOrder(ctx, bought.house.id, { amountMinor: 1000, reason: "Broken" });
    expect((await books()).counts).toMatchObject({
      "orders.csv": 2,
      "lines.csv": 3,
      "refunds.csv": 1,
      "fees.csv": 1,
    });
  });

  test("say what was paid for an order, part by part", async () => {
    await open();
    const number = bought.house.incrementId;
    expect((await books()).files["orders.csv"]).toMatch(
      new RegExp(`${today()},${number},.*,20\\.00,0\\.00,6\\.00,1\\.20,27\\.20,0\\.00,USD`),
    );
  });
});
