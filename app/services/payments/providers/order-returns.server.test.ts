import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { ShopSettingsInput } from "~/models/shops/settings/shop-settings";
import { stockItems } from "~/tables/catalogue/offers";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { shipOrder } from "../../orders/delivery/ship-order.server";
import { refundLines } from "../../orders/money/refund-lines.server";
import { refundOrder } from "../../orders/money/refund-order.server";
import { returnPayment } from "../../orders/money/return-payment.server";
import { findOrderByNumber } from "../../orders/reading/find-order-by-number.server";
import { listShopOrders } from "../../orders/reading/list-shop-orders.server";
import { loadOrder } from "../../orders/reading/load-order.server";
import { readOrder } from "../../orders/reading/read-order.server";
import { buyFromTwo, inNameOf } from "../../orders/records/market-order-fixture.server";
import { cancelLines } from "../../orders/states/cancel-lines.server";
import { cancelOrder } from "../../orders/states/cancel-order.server";
import { changeOrderStatus } from "../../orders/states/change-order-status.server";
import { migrateJobs } from "../../platform/jobs/migrate-jobs.server";
import { checkLedger } from "../ledger/check-ledger.server";
import { readBalances } from "../ledger/read-balances.server";

const database = withTestDatabase();
let sold: Awaited<ReturnType<typeof buyFromTwo>>;
let potter: (typeof sold)["market"];
let pottery: string;

async function buy(settings: ShopSettingsInput = {}) {
  await migrateJobs(database.pool);
  sold = await buyFromTwo(database.db, settings);
  potter = inNameOf(sold.market, sold.potterId);
  pottery = sold.pottery.id;
}
beforeEach(() => buy());

/** The balances that are not zero; `seller_payable` by the seller's code. */
async function balances() {
  const rows = (await readBalances(sold.market)).filter(({ amountMinor }) => amountMinor !== 0);
  expect(await checkLedger(sold.market)).toMatchObject({ totalMinor: "0", unbalanced: [] });
  const nameOf = (code: string | null) => (code === null ? null : code === "potter" ? code : "house");
  return Object.fromEntries(
    rows.map(({ account, sellerCode, amountMinor }) => [nameOf(sellerCode) ?? account, amountMinor]),
  );
}
async function reserved() {
  const own = and(eq(stockItems.tenantId, sold.market.tenant.id), eq(stockItems.sellerId, sold.potterId));
  const rows = await database.db.select().from(stockItems).where(own).orderBy(stockItems.id);
  return rows.map(({ reserved }) => reserved);
}
const refund = (sku: string, qty: number, delivery: number | "all" = 0) =>
  refundLines(potter, pottery, { wanted: sku ? [{ sku, qty }] : [], delivery, reason: "" });
const cancel = (wanted: { sku: string; qty: number }[] | null) =>
  cancelLines(potter, pottery, { wanted, note: "broken" });
const totals = ({ goods, delivery, tax }: { goods: number; delivery: number; tax: number }) => ({
  goods,
  delivery,
  tax,
});

/**
 * $101.40 of the potter: goods 90.00, delivery 6.00, tax 5.40; commission 9.00 of vases and 6.00 of bowls.
 */
const paid = {
  payment_clearing: 12860,
  tax_payable: -660,
  house: -2600,
  potter: -(9000 + 600 - 1500),
  marketplace_revenue: -1500,
};

describe("pieces that are paid back", () => {
  beforeEach(async () => {
    await sold.say("paid");
  });

  test("take their goods, tax and own commission from their seller alone", async () => {
    expect(await balances()).toEqual(paid);
    const { returned } = await refund("BOWL", 1);
    expect(totals(returned.parts)).toEqual({ goods: 1000, delivery: 0, tax: 60 });
    expect(await balances()).toEqual({
      ...paid,
      payment_clearing: 12860 - 1060,
      tax_payable: -600,
      potter: paid.potter + 800,
      marketplace_revenue: -1300,
    });
    await refund("VASE", 2, "all");
    expect(await balances()).toEqual({
      payment_clearing: 12860 - 1060 - 6360 - 600,
      tax_payable: -240,
      house: -2600,
      potter: -2000 + 400,
      marketplace_revenue: -400,
    });
  });

  test("are never more than the order has", async () => {
    await refund("BOWL", 2);
    await expect(refund("BOWL", 2)).rejects.toMatchObject({ message: "BOWL: 1 left to refund, not 2." });
    await refund("", 0, 400);
    await expect(refund("", 0, 300)).rejects.toMatchObject({
      message: "Shipping: $2.00 left to refund, not $3.00.",
    });
    await refundOrder(potter, pottery, { amountMinor: null, reason: "" });
    const { house, tax_payable, payment_clearing } = await balances();
    expect({ house, tax_payable, payment_clearing }).toEqual({
      house: -2600,
      tax_payable: -120,
      payment_clearing: 2720,
    });
    await expect(refund("VASE", 1)).rejects.toMatchObject({
      message: "Nothing is left to refund for this payment.",
    });
  });
});

describe("lines that are canceled", () => {
  test("are on sale again, and are paid back with their tax", async () => {
    await sold.say("paid");
    const done = await cancel([{ sku: "VASE", qty: 1 }]);
    expect(done).toMatchObject({ isWhole: false, refund: { amountMinor: 3180, result: "done" } });
    expect(await reserved()).toEqual([1, 3]);
    expect(await balances()).toEqual({
      ...paid,
      payment_clearing: 12860 - 3180,
      tax_payable: -480,
      potter: paid.potter + 3000 - 450,
      marketplace_revenue: -1050,
    });
    const order = await loadOrder(sold.market, pottery);
    expect(order).toMatchObject({ status: "processing", refunds: [{ amountMinor: 3180 }] });
    expect(order?.lines.map(({ canceledQty }) => canceledQty)).toEqual([1, 0]);
    expect(order?.events.map(({ note }) => note)).toContain("Canceled 1 × VASE: broken");
    await expect(cancel([{ sku: "VASE", qty: 2 }])).rejects.toMatchObject({
      message: "VASE: 1 left to cancel, not 2.",
    });
  });

  test("cancel the order with the last piece, also where it was accepted", async () => {
    await sold.say("paid");
    await changeOrderStatus(potter, pottery, "packing", "Accepted");
    await cancel([{ sku: "VASE", qty: 2 }]);
    expect(await cancel(null)).toEqual({ isWhole: true, returned: null, refund: null });
    expect((await loadOrder(sold.market, pottery))?.status).toBe("canceled");
    expect(await reserved()).toEqual([0, 0]);
    await returnPayment(sold.market, { paymentId: sold.paymentId, orderId: pottery });
    expect(await balances()).toEqual({ payment_clearing: 2720, tax_payable: -120, house: -2600 });
  });

  test("complete an order of which the rest was sent", async () => {
    await sold.say("paid");
    await shipOrder(potter, pottery, {
      carrier: "ups",
      trackingNumber: "",
      pieces: [{ sku: "VASE", qty: 2 }],
    });
    await expect(cancel([{ sku: "VASE", qty: 1 }])).rejects.toMatchObject({
      message: "VASE: 0 left to cancel, not 1.",
    });
    await cancel(null);
    expect((await loadOrder(sold.market, pottery))?.status).toBe("complete");
    expect(await reserved()).toEqual([0, 0]);
    await expect(cancel(null)).rejects.toMatchObject({
      message: "Lines of an order that is Completed cannot be canceled.",
    });
    expect(await balances()).toMatchObject({ potter: -(6000 + 600 - 900), marketplace_revenue: -900 });
  });

  test("keep what a coupon of the marketplace took off them apart by line", async () => {
    const action = { type: "percent", rateBasisPoints: 1000 } as const;
    await buy({ discounts: [{ id: "ten", title: "10 % off", action }] });
    await sold.say("paid");
    await cancel([{ sku: "BOWL", qty: 3 }]);
    expect(await balances()).toMatchObject({
      promotions: 600,
      potter: -(6000 + 600 - 900),
      marketplace_revenue: -900,
    });
  });
});

test("lines of an order that waits for its payment stay", async () => {
  await expect(cancel(null)).rejects.toMatchObject({
    message: "Lines of an order that is Pending Payment cannot be canceled.",
  });
});

describe("a seller", () => {
  beforeEach(async () => {
    await sold.say("paid");
  });

  test("lists and finds only their own orders", async () => {
    const { potterId, house, market } = sold;
    const numbers = (await listShopOrders(potter, { status: null, limit: 9, sellerId: potterId })).map(
      ({ incrementId }) => incrementId,
    );
    expect(numbers).toEqual([sold.pottery.incrementId]);
    const refusals = [house.incrementId, "999999"].map((number) =>
      findOrderByNumber(potter, number, potterId).catch(({ message }) => message.replace(number, "n")),
    );
    const [anothers, missing] = await Promise.all(refusals);
    expect(anothers).toBe(`${market.shop.name} has no order n.`);
    expect(missing).toBe(anothers);
  });

  const commands: ((id: string) => Promise<unknown>)[] = [
    (id) => shipOrder(potter, id, { carrier: "ups", trackingNumber: "", pieces: null }),
    (id) => changeOrderStatus(potter, id, "packing"),
    (id) => refundOrder(potter, id, { amountMinor: 100, reason: "" }),
    (id) => refundLines(potter, id, { wanted: [{ sku: "MUG", qty: 1 }], delivery: "all", reason: "" }),
    (id) => cancelLines(potter, id, { wanted: null, note: "" }),
    (id) => cancelOrder(potter, id),
    (id) => readOrder(potter, id, { secret: potter.secret }),
  ];

  test("does nothing with another seller's order, as if there were none", async () => {
    const before = await loadOrder(sold.market, sold.house.id);
    for (const command of commands)
      await expect(command(sold.house.id)).rejects.toMatchObject({
        code: "not_found",
        message: "We couldn’t find this order.",
      });
    expect(await loadOrder(sold.market, sold.house.id)).toEqual(before);
    expect(await balances()).toEqual(paid);
  });
});
