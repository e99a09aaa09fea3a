import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SellerAction } from "~/models/api/seller-calls";
import { sellerScopes } from "~/models/shops/actors/key-scope";
import { orders } from "~/tables/orders/orders";
import { sellers } from "~/tables/shops/tenants";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import { addApiKey } from "../../accounts/api-keys/add-api-key.server";
import { listApiKeys } from "../../accounts/api-keys/list-api-keys.server";
import { revokeApiKey } from "../../accounts/api-keys/revoke-api-key.server";
import { addSeller, addShop } from "../../catalogue/products/seller-fixture.server";
import { buyFromTwo } from "../../orders/records/market-order-fixture.server";
import { readStatement } from "../../payments/ledger/read-statement.server";
import { openMarket, sellMugs, termsOf } from "../../payments/payouts/payouts-fixture.server";
import { preparePayout } from "../../payments/payouts/prepare-payout.server";
import { withPayments } from "../../payments/providers/payment-fixture.server";
import { byTest } from "../../shops/audit/actor-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { actOnSellerOrder } from "../act-on-seller-order.server";
import { answerSellerCall, type SellerCallContext } from "../answer-seller-call.server";
import { listSellerOrders } from "../list-seller-orders.server";
import { listSellerPayouts } from "../list-seller-payouts.server";
import { loadSellerOrder } from "../load-seller-order.server";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

type Market = Awaited<ReturnType<typeof buyFromTwo>>;

const keyOf = (ctx: ShopContext, sellerId: string) =>
  addApiKey(ctx, { name: "Shelf", scopes: sellerScopes, reach: { sellerId } });

async function paidMarket() {
  const bought = await buyFromTwo(database.productDb);
  await bought.say("paid");
  return { ...bought, key: await keyOf(bought.market, bought.potterId) };
}

/** What a call with a key is answered. */
async function answerOf(
  market: Market["market"],
  key: string | null,
  serve: (call: SellerCallContext) => Promise<object>,
) {
  const headers = new Headers(key === null ? {} : { Authorization: `Bearer ${key}` });
  const request = new Request("http://market.test/api/seller", { headers });
  const response = await answerSellerCall({ ...market, doNotCache() {} }, request, serve);
  return { status: response.status, body: await response.json() };
}

const act = (number: string, action: SellerAction, sent: unknown) => (call: SellerCallContext) =>
  actOnSellerOrder(call, { number, action, sent });

test("a seller's key lists the seller's orders alone, each with what has to be sent", async () => {
  const { market, key, pottery } = await paidMarket();
  const listed = await answerOf(market, key, (call) => listSellerOrders(call, new URLSearchParams()));
  expect(listed.body.orders).toMatchObject([
    { increment_id: pottery.incrementId, status: "processing", grand_total_minor: 10140 },
  ]);
  const one = await answerOf(market, key, (call) => loadSellerOrder(call, pottery.incrementId));
  expect(one.body.order).toMatchObject({
    lines: [
      { sku: "VASE", qty: 2, row_total_minor: 6000 },
      { sku: "BOWL", qty: 3, row_total_minor: 3000 },
    ],
    totals: { shipping_minor: 600, tax_minor: 540, grand_total_minor: 10140 },
  });
});

test("it accepts, ships in parts, cancels and refunds", async () => {
  const { market, key, pottery } = await paidMarket();
  const number = pottery.incrementId;
  await answerOf(market, key, act(number, "accept", {}));
  const shipped = await answerOf(
    market,
    key,
    act(number, "ship", {
      carrier: "ups",
      tracking_number: "1Z999",
      lines: [{ sku: "VASE", qty: 2 }],
    }),
  );
  expect(shipped.body.order.shipments).toMatchObject([{ lines: [{ sku: "VASE", qty: 2 }] }]);
  const canceled = await answerOf(market, key, act(number, "cancel", { lines: [{ sku: "BOWL", qty: 1 }] }));
  expect(canceled.body.order.lines[1]).toMatchObject({ sku: "BOWL", canceled_qty: 1 });
  const refunded = await answerOf(market, key, act(number, "refund", { lines: [{ sku: "VASE", qty: 1 }] }));
  expect(refunded.body.order.refunds).toContainEqual({ amount_minor: 3180 });
});

test("a refund that is sent again is made once, under its key or with what was refunded (rule payment-24)", async () => {
  const { market, key, pottery } = await paidMarket();
  const refund = (sent: object) =>
    answerOf(market, key, act(pottery.incrementId, "refund", { amount_minor: 500, ...sent }));
  const first = await refund({ idempotency_key: "chip-7" });
  expect((await refund({ idempotency_key: "chip-7" })).body).toEqual(first.body);
  expect(first.body.order.refunded_minor).toBe(500);
  expect((await refund({ already_refunded_minor: 0 })).status).toBe(409);
  expect((await refund({ already_refunded_minor: 500 })).body.order.refunded_minor).toBe(1000);
});

test("another seller's order is told from none by nothing, and stays as it is", async () => {
  const { market, key, house } = await paidMarket();
  const calls: [SellerAction, object][] = [
    ["accept", {}],
    ["ship", { carrier: "ups" }],
    ["cancel", {}],
    ["refund", {}],
  ];
  for (const [action, sent] of calls) {
    const theirs = await answerOf(market, key, act(house.incrementId, action, sent));
    const none = await answerOf(market, key, act("999999", action, sent));
    expect(theirs.status).toBe(404);
    expect(theirs.body.message.replace(house.incrementId, "999999")).toBe(none.body.message);
  }
  const ofHouse = and(eq(orders.tenantId, market.tenant.id), eq(orders.id, house.id));
  const [now] = await database.db.select().from(orders).where(ofHouse);
  expect(now?.status).toBe("processing");
});

describe("a payout", () => {
  async function paidOut() {
    const market = await openMarket(database.productDb);
    const { potter } = market;
    const shop = withPayments(await addShop(market.shop, { type: "marketplace" }));
    const thrift = await addSeller(shop, "thrift");
    const { incrementId } = await sellMugs(market, 3, { completedAt: new Date("2026-03-09T00:00:00Z") });
    const until = new Date("2026-03-16T00:00:00Z");
    const payout = await preparePayout(shop, { sellerId: potter, terms: termsOf(), until });
    return {
      shop,
      incrementId,
      reference: payout?.reference ?? "",
      key: await keyOf(shop, potter),
      otherKey: await keyOf(shop, thrift),
    };
  }
  const statement = (reference: string) => async (call: SellerCallContext) =>
    readStatement(call.ctx, reference);

  test("is listed for its seller alone", async () => {
    const { shop, key, otherKey, reference } = await paidOut();
    const listed = await answerOf(shop, key, listSellerPayouts);
    expect(listed.body.payouts).toMatchObject([{ reference, state: "prepared", amount_minor: 3300 }]);
    expect((await answerOf(shop, otherKey, listSellerPayouts)).body.payouts).toEqual([]);
  });

  test("tells its seller alone what it is made of", async () => {
    const { shop, key, otherKey, reference, incrementId } = await paidOut();
    const told = await answerOf(shop, key, statement(reference));
    expect(JSON.stringify(told.body)).toContain(incrementId);
    expect(await answerOf(shop, otherKey, statement(reference))).toEqual(
      await answerOf(shop, otherKey, statement("P-unknown")),
    );
  });
});

test("what is wrong with a call is named by its field", async () => {
  const { market, key, pottery } = await paidMarket();
  expect(await answerOf(market, key, act(pottery.incrementId, "ship", { carrier: "" }))).toEqual({
    status: 422,
    body: { success: false, message: "Name the carrier.", field: "carrier" },
  });
});

test("a key that opens nothing gets the same answer whatever is wrong with it", async () => {
  const { market, key, potterId } = await paidMarket();
  const other = await paidMarket();
  const closed = await addSeller(market, "closed");
  const ofClosed = await keyOf(market, closed);
  await byTest(database.db, (db) =>
    db
      .update(sellers)
      .set({ state: "closed" })
      .where(and(eq(sellers.tenantId, market.tenant.id), eq(sellers.id, closed))),
  );
  await revokeApiKey(market, { sellerId: potterId, prefix: key.slice(0, 12) });
  const keys = [null, "awk_short", `awk_${"a".repeat(43)}`, key, ofClosed, other.key];
  const answers = await Promise.all(keys.map((one) => answerOf(market, one, async () => ({}))));
  const refused = { success: false, message: "Send a key of this shop’s seller as a bearer token." };
  for (const answer of answers) expect(answer).toEqual({ status: 401, body: refused });
});

test("a list of keys shows when each was used, and none of them whole", async () => {
  const { market, key, potterId } = await paidMarket();
  await answerOf(market, key, async () => ({}));
  const listed = await listApiKeys(market, potterId);
  expect(listed).toMatchObject([{ name: "Shelf", prefix: key.slice(0, 12), lastUsedAt: market.now() }]);
  expect(JSON.stringify(listed)).not.toContain(key);
});
