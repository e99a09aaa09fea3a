import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { payoutTermsSchema } from "~/models/payments/payout-terms";
import type { Actor } from "~/models/shops/actors/actor";
import { listSellerAccounts } from "~/services/marketplace/list-seller-accounts.server";
import { shipOrder } from "~/services/orders/delivery/ship-order.server";
import { refundLines } from "~/services/orders/money/refund-lines.server";
import { refundOrder } from "~/services/orders/money/refund-order.server";
import { findOrderByNumber } from "~/services/orders/reading/find-order-by-number.server";
import { listShopOrders } from "~/services/orders/reading/list-shop-orders.server";
import { readOrder } from "~/services/orders/reading/read-order.server";
import { buyFromTwo, inNameOf } from "~/services/orders/records/market-order-fixture.server";
import { cancelLines } from "~/services/orders/states/cancel-lines.server";
import { cancelOrder } from "~/services/orders/states/cancel-order.server";
import { changeOrderStatus } from "~/services/orders/states/change-order-status.server";
import { bookAdjustment } from "~/services/payments/ledger/book-adjustment.server";
import { listMovements } from "~/services/payments/ledger/list-movements.server";
import { readBalances } from "~/services/payments/ledger/read-balances.server";
import { listPayouts } from "~/services/payments/payouts/list-payouts.server";
import { preparePayout } from "~/services/payments/payouts/prepare-payout.server";
import type { PaymentContext } from "~/services/payments/providers/payment-context.server";
import { acting } from "~/services/shops/context/shop-context.server";
import { orders } from "~/tables/orders/orders";
import { refunds } from "~/tables/orders/payments";
import { shipments } from "~/tables/orders/shipments";
import { payouts } from "~/tables/payments/payouts";
import { withTestDatabase } from "../support/databases/with-test-database";

const database = withTestDatabase();
let sold: Awaited<ReturnType<typeof buyFromTwo>>;
beforeAll(async () => {
  sold = await buyFromTwo(database.db);
  await sold.say("paid");
});

/** Those who act for the house's seller in the market: its staff, and the command line in its name. */
const actors: Record<string, () => PaymentContext> = {
  "its staff": () => {
    const { market, house } = sold;
    const actor: Actor = {
      kind: "seller-staff",
      tenantId: market.tenant.id,
      sellerId: house.sellerId,
      staffId: 1,
      roles: ["owner", "staff"],
    };
    return { ...market, actor: acting(actor) };
  },
  "a command in its name": () => inNameOf(sold.market, sold.house.sellerId),
};

/** What each tries with the potter's order, and with what is the potter's in the books. */
const attempts: Record<string, (ctx: PaymentContext, orderId: string) => Promise<unknown>> = {
  readOrder: (ctx, id) => readOrder(ctx, id, { secret: ctx.secret }),
  changeOrderStatus: (ctx, id) => changeOrderStatus(ctx, id, "packing"),
  shipOrder: (ctx, id) => shipOrder(ctx, id, { carrier: "ups", trackingNumber: "", pieces: null }),
  refundOrder: (ctx, id) => refundOrder(ctx, id, { amountMinor: 100, reason: "" }),
  refundLines: (ctx, id) =>
    refundLines(ctx, id, { wanted: [{ sku: "VASE", qty: 1 }], delivery: "all", reason: "" }),
  cancelLines: (ctx, id) => cancelLines(ctx, id, { wanted: null, note: "" }),
  cancelOrder: (ctx, id) => cancelOrder(ctx, id),
  findOrderByNumber: (ctx) => findOrderByNumber(ctx, sold.pottery.incrementId, sold.house.sellerId),
  listShopOrders: (ctx) => listShopOrders(ctx, { status: null, limit: 9, sellerId: sold.potterId }),
  listSellerAccounts: (ctx) => listSellerAccounts(ctx, sold.potterId),
  listPayouts: (ctx) => listPayouts(ctx, { sellerCode: "potter", limit: 9 }),
  preparePayout: (ctx) =>
    preparePayout(ctx, {
      sellerId: sold.potterId,
      until: ctx.now(),
      terms: payoutTermsSchema.parse({ account: { kind: "stripe", account: "acct_house" } }),
    }),
  listMovements: (ctx) => listMovements(ctx, { sellerCode: "potter", limit: 9 }),
  readBalances: (ctx) => readBalances(ctx),
  bookAdjustment: (ctx) =>
    bookAdjustment(ctx, {
      kind: "fee",
      id: "of-another",
      sellerId: sold.potterId,
      amountMinor: -100,
      note: "A fee",
    }),
};

/** Every row that one of them would change. */
async function rows() {
  const own = sold.market.tenant.id;
  const { db } = database;
  return {
    orders: await db.select().from(orders).where(eq(orders.tenantId, own)).orderBy(orders.id),
    shipments: await db.select().from(shipments).where(eq(shipments.tenantId, own)),
    refunds: await db.select().from(refunds).where(eq(refunds.tenantId, own)),
    payouts: await db.select().from(payouts).where(eq(payouts.tenantId, own)),
    balances: await readBalances(sold.market),
  };
}

describe.each(Object.keys(actors))("of another seller in the same market, %s", (who) => {
  test.each(Object.keys(attempts))("gets and changes nothing by %s", async (name) => {
    const before = await rows();
    const ctx = actors[who]?.() ?? sold.market;
    const answer = await attempts[name]?.(ctx, sold.pottery.id).catch(() => []);
    expect(answer).toEqual([]);
    expect(await rows()).toEqual(before);
  });

  test("still reaches the own order", async () => {
    const ctx = actors[who]?.() ?? sold.market;
    expect(await readOrder(ctx, sold.house.id, { secret: ctx.secret })).toMatchObject({ id: sold.house.id });
  });
});
