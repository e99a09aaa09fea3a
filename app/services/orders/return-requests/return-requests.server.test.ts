import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { shopSettingsSchema } from "~/models/shops/settings/shop-settings";
import { stockItems } from "~/tables/catalogue/offers";
import { orderItems } from "~/tables/orders/orders";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { asShopper } from "../../checkout/steps/purchase-fixture.server";
import { checkLedger } from "../../payments/ledger/check-ledger.server";
import { readBalances } from "../../payments/ledger/read-balances.server";
import { migrateJobs } from "../../platform/jobs/migrate-jobs.server";
import { shipOrder } from "../delivery/ship-order.server";
import { refundLines } from "../money/refund-lines.server";
import { refundOrder } from "../money/refund-order.server";
import { loadOrder } from "../reading/load-order.server";
import { buyFromTwo, inNameOf } from "../records/market-order-fixture.server";
import { acceptReturn, declineReturn } from "./answer-return.server";
import { listAwaitedReturns } from "./list-awaited-returns.server";
import { listReturns } from "./list-returns.server";
import { readReturnAddress } from "./read-return-address.server";
import { receiveReturn } from "./receive-return.server";
import { refundReturn } from "./refund-return.server";
import { requestReturn } from "./request-return.server";

const database = withTestDatabase();
let sold: Awaited<ReturnType<typeof buyFromTwo>>;
let potter: (typeof sold)["market"];
let orderId: string;
let lineOf: Record<string, number>;
let news: string[];

/** Two vases at $30.00 and three bowls at $10.00, of which two bowls and a vase were sent. */
beforeEach(async () => {
  await migrateJobs(database.pool);
  sold = await buyFromTwo(database.db);
  news = [];
  const orderNews = [async (_: unknown, id: string) => void news.push(id)];
  sold.market.handlers = { ...sold.market.handlers, orderNews };
  potter = inNameOf(sold.market, sold.potterId);
  orderId = sold.pottery.id;
  await sold.say("paid");
  const pieces = [
    { sku: "VASE", qty: 1 },
    { sku: "BOWL", qty: 2 },
  ];
  await shipOrder(potter, orderId, { carrier: "ups", trackingNumber: "", pieces });
  const own = and(eq(orderItems.tenantId, sold.market.tenant.id), eq(orderItems.orderId, orderId));
  const rows = await database.db.select().from(orderItems).where(own);
  lineOf = Object.fromEntries(rows.map(({ sku, id }) => [sku, id]));
});

const ask = (sku: string, qty: number, ctx = asShopper(sold.market, sold.guest)) =>
  requestReturn(ctx, orderId, {
    pieces: [{ orderItemId: lineOf[sku] ?? 0, qty }],
    reason: "damaged",
    comment: "A chip",
  });
const returns = async () => (await loadOrder(sold.market, orderId))?.returns ?? [];
const stateOf = async (id: number) => (await returns()).find((one) => one.id === id)?.status;
const key = (id: number) => ({ orderId, id });
async function mails(like: string) {
  const { rows } = await database.pool.query<{ key: string }>(
    "select key from graphile_worker.jobs where key like $1 order by key",
    [like],
  );
  return rows.map((row) => row.key.replace(orderId, "order"));
}

describe("a return", () => {
  test("goes from the request to the refund, with mails to both sides and an even ledger", async () => {
    expect(await ask("BOWL", 1)).toBe(1);
    expect(await mails(`seller-mail:return%${orderId}%`)).toEqual(["seller-mail:return_requested:order:1"]);
    await acceptReturn(potter, key(1), "Ring at the back door.");
    await receiveReturn(potter, key(1), { restocks: false });
    const refunded = await refundReturn(potter, key(1), { delivery: 200 });
    expect([refunded?.result, refunded?.returned.parts]).toEqual([
      "done",
      { goods: 1000, gift_cards: 0, delivery: 200, tax: 60 },
    ]);
    expect(await mails(`order-mail:return%${orderId}%`)).toEqual([
      "order-mail:return_accepted:order:1",
      "order-mail:return_received:order:1",
      "order-mail:return_requested:order:1",
    ]);
    const [request] = await returns();
    expect(request).toMatchObject({ number: `${sold.pottery.incrementId}-1`, status: "refunded" });
    expect(request?.steps.map(({ status, note }) => [status, note])).toEqual([
      ["requested", ""],
      ["accepted", "Ring at the back door."],
      ["received", ""],
      ["refunded", "$12.60"],
    ]);
    expect(await checkLedger(sold.market)).toMatchObject({ totalMinor: "0", unbalanced: [] });
  });

  test("is news of its order at each step", async () => {
    const before = news.length;
    await ask("BOWL", 1);
    expect(news.slice(before)).toEqual([orderId]);
    await acceptReturn(potter, key(1), "Ring.");
    expect(news.slice(before)).toEqual([orderId, orderId]);
    await receiveReturn(potter, key(1), { restocks: false });
    expect(news.slice(before)).toHaveLength(3);
    await refundReturn(potter, key(1), { delivery: 0 });
    expect(news.length).toBeGreaterThan(before + 3);
  });

  test("is of no more than was sent, and not paid back or asked back already", async () => {
    const left = (n: number, m: number) => ({ message: `BOWL: ${n} left to send back, not ${m}.` });
    await expect(ask("BOWL", 3)).rejects.toMatchObject(left(2, 3));
    await ask("BOWL", 1);
    await expect(ask("BOWL", 2)).rejects.toMatchObject(left(1, 2));
    await declineReturn(potter, key(1), "It is not ours");
    await ask("BOWL", 1);
    await refundLines(potter, orderId, { wanted: [{ sku: "BOWL", qty: 2 }], delivery: 0, reason: "" });
    await expect(ask("BOWL", 1)).rejects.toMatchObject({ code: "invalid" });
  });

  test("asked for twice at once is asked for once", async () => {
    const settled = await Promise.allSettled([ask("VASE", 1), ask("VASE", 1)]);
    expect(settled.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("is asked for until its days are over", async () => {
    const sentAt = Date.parse((await loadOrder(sold.market, orderId))?.shipments[0]?.shippedAt ?? "");
    const at = (ms: number) => ({ ...asShopper(sold.market, sold.guest), now: () => new Date(sentAt + ms) });
    const days30 = 30 * 86_400_000;
    await expect(ask("BOWL", 1, at(days30 + 1))).rejects.toMatchObject({
      message: expect.stringMatching(/^Pieces of this order could be sent back until /),
    });
    expect(await ask("BOWL", 1, at(days30))).toBe(1);
  });

  test("puts its pieces on sale again where the store says so", async () => {
    const bowls = async () => {
      const [row] = await database.db
        .select({ onHand: stockItems.onHand })
        .from(orderItems)
        .innerJoin(stockItems, eq(stockItems.id, orderItems.stockItemId))
        .where(eq(orderItems.id, lineOf.BOWL ?? 0));
      return row?.onHand ?? 0;
    };
    await ask("BOWL", 2);
    await acceptReturn(potter, key(1), "To the shop");
    const before = await bowls();
    await receiveReturn(potter, key(1), { restocks: true });
    expect(await bowls()).toBe(before + 2);
  });

  test("takes no step twice and none too early", async () => {
    await ask("BOWL", 1);
    await expect(receiveReturn(potter, key(1), { restocks: false })).rejects.toMatchObject({
      message: "A return that is Requested cannot become Received.",
    });
    await expect(refundReturn(potter, key(1), { delivery: 0 })).rejects.toMatchObject({ code: "conflict" });
    await acceptReturn(potter, key(1), "To the shop");
    await receiveReturn(potter, key(1), { restocks: false });
    const paid = await Promise.allSettled([
      refundReturn(potter, key(1), { delivery: 0 }),
      refundReturn(potter, key(1), { delivery: 0 }),
    ]);
    expect(paid.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await stateOf(1)).toBe("refunded");
    expect((await loadOrder(sold.market, orderId))?.refunds).toHaveLength(1);
  });

  /** A return of a vase at $31.80 with its tax that has arrived. */
  async function arrived() {
    await ask("VASE", 1);
    await acceptReturn(potter, key(1), "To the shop");
    await receiveReturn(potter, key(1), { restocks: false });
  }
  /** What is owed to the potter, to the marketplace's revenue and by shoppers. */
  async function open() {
    const balances = await readBalances(sold.market);
    const of = (account: string, code: string | null) =>
      balances.find((one) => one.account === account && one.sellerCode === code)?.amountMinor ?? 0;
    return [of("seller_payable", "potter"), of("marketplace_revenue", null), of("shopper_receivable", null)];
  }

  test("of an order that was paid back in part pays back what is left, and the commission with it", async () => {
    await arrived();
    await refundOrder(potter, orderId, { amountMinor: 10_140 - 2000, reason: "" });
    expect(await refundReturn(potter, key(1), { delivery: 0 })).toMatchObject({
      result: "done",
      paidMinor: 2000,
    });
    expect(await stateOf(1)).toBe("refunded");
    expect(await open()).toEqual([0, 0, 0]);
  });

  test("pays back another amount where the store says so, and takes its share of each part", async () => {
    await arrived();
    const refund = (amountMinor: number) => refundReturn(potter, key(1), { delivery: 0, amountMinor });
    for (const amountMinor of [0, 3181])
      await expect(refund(amountMinor)).rejects.toMatchObject({
        message: "Enter an amount between $0.01 and $31.80.",
      });
    const before = await open();
    expect(await refund(1590)).toMatchObject({
      paidMinor: 1590,
      returned: { parts: { goods: 1500, tax: 90 } },
    });
    const after = await open();
    expect(after.map((minor, at) => minor - (before[at] ?? 0))).toEqual([1500 - 225, 225, 0]);
  });

  test("of pieces that were paid back already is closed without another refund", async () => {
    await arrived();
    await refundLines(potter, orderId, { wanted: [{ sku: "VASE", qty: 2 }], delivery: 0, reason: "" });
    expect(await refundReturn(potter, key(1), { delivery: 0 })).toBeNull();
    const [request] = await returns();
    expect(request).toMatchObject({ status: "refunded", isBeingRefunded: false });
    expect(request?.steps.at(-1)).toMatchObject({ status: "refunded", note: "Paid back before." });
    expect((await loadOrder(sold.market, orderId))?.refunds).toHaveLength(1);
  });

  test("of an order that was paid back whole is closed too", async () => {
    await arrived();
    await refundOrder(potter, orderId, { amountMinor: null, reason: "" });
    expect(await refundReturn(potter, key(1), { delivery: "all" })).toBeNull();
    expect(await stateOf(1)).toBe("refunded");
  });

  test("is sent to the shop's own address, also where the shop has a logo", async () => {
    await ask("VASE", 1);
    const settings = shopSettingsSchema.parse({
      general: { logo: "/media/logo.svg" },
      client_address: { address_line1: "12 Wharf Street", city_locality: "Portland" },
    });
    const market = { ...sold.market, shop: { ...sold.market.shop, settings } };
    expect(await readReturnAddress(market, sold.house.sellerId)).toBe(
      `${market.shop.name}, 12 Wharf Street, Portland`,
    );
  });

  test("says where to send it, and why not", async () => {
    await ask("BOWL", 1);
    await expect(acceptReturn(potter, key(1), " ")).rejects.toMatchObject({
      message: "Say where to send it.",
    });
    await expect(declineReturn(potter, key(1), " ")).rejects.toMatchObject({ message: "Say why." });
    expect(await stateOf(1)).toBe("requested");
  });
});

describe("access by others", () => {
  test("a stranger cannot ask for a return", async () => {
    const stranger = asShopper(sold.market, { ...sold.guest, sessionHash: "another" });
    await expect(ask("BOWL", 1, stranger)).rejects.toMatchObject({ code: "not_found" });
  });

  test("neither its shopper nor another seller can answer a return", async () => {
    await ask("BOWL", 1);
    const other = inNameOf(sold.market, sold.house.sellerId);
    for (const ctx of [other, asShopper(sold.market, sold.guest)]) {
      await expect(acceptReturn(ctx, key(1), "Here")).rejects.toMatchObject({ status: expect.any(Number) });
      await expect(declineReturn(ctx, key(1), "No")).rejects.toMatchObject({ status: expect.any(Number) });
    }
    expect(await stateOf(1)).toBe("requested");
    expect(await listReturns(other, { sellerId: sold.house.sellerId, limit: 9 })).toEqual([]);
    expect(await listReturns(potter, { sellerId: sold.potterId, limit: 9 })).toHaveLength(1);
    expect(await listAwaitedReturns(other, 9)).toEqual([]);
    expect(await listAwaitedReturns(potter, 9)).toMatchObject([{ status: "requested" }]);
    await declineReturn(potter, key(1), "No");
    expect(await listAwaitedReturns(potter, 9)).toEqual([]);
  });
});
