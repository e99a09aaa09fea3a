import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { seenOrder } from "~/models/checkout/steps/seen-order";
import { sellingTermsSchema } from "~/models/marketplace/selling-terms";
import { sumOrders } from "~/models/orders/order-group/sum-orders";
import { AppError } from "~/models/platform/error/app-error";
import { formatMoney } from "~/models/platform/money/format-money";
import { shopIn } from "~/models/shops/locales/locale";
import { shopSettingsSchema } from "~/models/shops/settings/shop-settings";
import { anonymousVisitor, type Visitor } from "~/models/shops/visitors/visitor";
import { offers, stockItems } from "~/tables/catalogue/offers";
import { orders } from "~/tables/orders/orders";
import { refunds } from "~/tables/orders/payments";
import { carts } from "~/tables/selling/carts";
import { sellers } from "~/tables/shops/tenants";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { findVisitor } from "../../accounts/sessions/find-visitor.server";
import { SESSION_COOKIE } from "../../accounts/sessions/session-cookie.server";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { addOffer, addSeller, addShop } from "../../catalogue/products/seller-fixture.server";
import { returnPayment } from "../../orders/money/return-payment.server";
import { settlePayment } from "../../orders/money/settle-payment.server";
import { takePayment } from "../../orders/money/take-payment.server";
import { loadOrder } from "../../orders/reading/load-order.server";
import { loadPlacedTogether } from "../../orders/reading/load-placed-together.server";
import { releaseExpiredOrder } from "../../orders/records/release-expired-order.server";
import { cancelOrder } from "../../orders/states/cancel-order.server";
import { checkLedger } from "../../payments/ledger/check-ledger.server";
import { readBalances } from "../../payments/ledger/read-balances.server";
import { findPaymentOfOrder } from "../../payments/providers/find-payment.server";
import { sandboxSays, withPayments } from "../../payments/providers/payment-fixture.server";
import { findPurchase, readPurchase } from "../../selling/cart-page/read-purchase.server";
import { saveDrafts } from "../../selling/checkout/save-draft.server";
import { applyCode } from "../../selling/discounts/apply-code.server";
import { addMovedGiftCards } from "../../selling/gift-cards/add-moved-gift-cards.server";
import { addToCart } from "../../selling/lines/add-to-cart.server";
import { byTest } from "../../shops/audit/actor-fixture.server";
import { placeOrder } from "./place-order.server";
import { asShopper, filledDraft, openPurchaseShop } from "./purchase-fixture.server";

const database = withTestDatabase();
let market: Awaited<ReturnType<typeof openMarket>>;
let mug: number;
let vase: number;
let potterId: string;

async function openMarket() {
  const clock = await openPurchaseShop(database.db);
  const shop = await addShop(clock, { type: "marketplace" });
  return withPayments({ ...shop, clock: clock.clock, now: clock.now });
}

beforeEach(async () => {
  market = await openMarket();
  mug = await addProduct(market, "MUG", { priceMinor: 1000 });
  vase = await addProduct(market, "VASE", { priceMinor: 9000 });
  potterId = await addSeller(market, "potter");
  await addOffer(market, potterId, vase, { priceMinor: 3000 });
});

/** A guest with two mugs of the house and a vase of the potter, who answered everything. */
async function guestAtReview(paymentMethodCode = "sandbox_card"): Promise<Visitor> {
  const { token } = await addToCart(market, anonymousVisitor, { productId: mug, qty: 2 });
  const guest = await findVisitor(market, { headers: new Headers({ Cookie: `${SESSION_COOKIE}=${token}` }) });
  await addToCart(market, guest, { productId: vase, qty: 1, sellerId: potterId });
  const { cartIds } = await findPurchase(market, guest);
  await saveDrafts(market, cartIds, { ...filledDraft, paymentMethodCode });
  return guest;
}

/** What the button sends. */
async function buttonOf(guest: Visitor) {
  const opened = await readPurchase(market, await findPurchase(market, guest));
  return {
    visitor: guest,
    sandboxAllowed: true,
    parts: opened.map(({ summary, placeToken }) => ({
      placeToken: placeToken ?? "",
      seen: seenOrder(summary),
      customerNote: "",
    })),
  };
}

async function place(paymentMethodCode?: string) {
  const guest = await guestAtReview(paymentMethodCode);
  const { orderId } = await placeOrder(asShopper(market, guest), await buttonOf(guest));
  const payment = await findPaymentOfOrder(market, orderId);
  if (!payment) throw new Error("there is no payment");
  return { guest, orderId, payment };
}

const placed = () =>
  database.db
    .select({ status: orders.status, dueMinor: orders.totalDueMinor, groupId: orders.groupId, id: orders.id })
    .from(orders)
    .where(eq(orders.tenantId, market.tenant.id))
    .orderBy(orders.incrementId);
/** The carts that shoppers hold: those of orders that wait for their payment are kept. */
const openCarts = () =>
  database.db
    .select()
    .from(carts)
    .where(and(eq(carts.tenantId, market.tenant.id), isNotNull(carts.sessionHash)));
const refunded = () =>
  database.db
    .select()
    .from(refunds)
    .where(eq(refunds.tenantId, market.tenant.id))
    .orderBy(refunds.amountMinor);
const statuses = async () => (await placed()).map(({ status }) => status);
const reserved = async () => {
  const rows = await database.db
    .select({ reserved: stockItems.reserved })
    .from(stockItems)
    .where(eq(stockItems.tenantId, market.tenant.id));
  return rows.reduce((sum, row) => sum + row.reserved, 0);
};

describe("carts of two sellers", () => {
  it("become two orders of one group with one payment", async () => {
    const { payment } = await place();
    const rows = await placed();
    expect(rows.map(({ dueMinor }) => dueMinor)).toEqual([2720, 3780]);
    expect(new Set(rows.map(({ groupId }) => groupId)).size).toBe(1);
    expect(payment.amountMinor).toBe(6500);
    expect(payment.allocations.map(({ amountMinor }) => amountMinor)).toEqual([2720, 3780]);
    expect(await openCarts()).toEqual([]);
  });

  it("cost a market's currency, with what each seller asks for delivery (rule markets-2)", async () => {
    const van = { type: "flat", code: "standard", title: "Own van", amountMinor: 250 };
    const selling = sellingTermsSchema.parse({ shipping_methods: [van], minimum_order_minor: 3000 });
    await byTest(database.db, (db) => db.update(sellers).set({ selling }).where(eq(sellers.id, potterId)));
    const japan = { code: "jp", name: "Japan", currency: "JPY", rate: "149.5" };
    const settings = shopSettingsSchema.parse({ ...market.shop.settings, markets: [japan] });
    const there = shopIn({ ...market.shop, settings }, null, "jp");
    const home = market;
    market = { ...market, shop: there, tenant: there.tenant };
    const { payment } = await place();
    // Of $20.00 and $6.00 of delivery, and of $30.00 and $2.50; 6 % of tax on the goods.
    expect((await placed()).map(({ dueMinor }) => dueMinor)).toEqual([2990 + 897 + 179, 4485 + 374 + 269]);
    expect(payment).toMatchObject({ currency: "JPY", amountMinor: 9194 });
    const paid = { ...sandboxSays("paid", 9194), currency: "JPY" };
    await settlePayment(home, "sandbox", { paymentId: payment.id, outcome: paid });
    expect(await statuses()).toEqual(["processing", "processing"]);
    expect(await readBalances(home)).toContainEqual({
      account: "seller_payable",
      sellerCode: "potter",
      amountMinor: -3250,
    });
    expect(await checkLedger(home)).toMatchObject({ totalMinor: "0", unbalanced: [] });
  });

  it("take numbers that follow each other, as the next order does", async () => {
    await place();
    await place();
    const rows = await database.db
      .select({ number: orders.incrementId })
      .from(orders)
      .where(eq(orders.tenantId, market.tenant.id))
      .orderBy(orders.incrementId);
    expect(rows.map(({ number }) => number)).toEqual(["100001", "100002", "100003", "100004"]);
  });

  it("are placed once, however often the button is pressed at once", async () => {
    const guest = await guestAtReview();
    const button = await buttonOf(guest);
    const ids = await Promise.all([1, 2, 3].map(() => placeOrder(asShopper(market, guest), button)));
    expect(new Set(ids.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await placed()).toHaveLength(2);
  });

  it("are both kept when one of them cannot be ordered, and the seller is named", async () => {
    const guest = await guestAtReview();
    const button = await buttonOf(guest);
    await byTest(database.db, (db) =>
      db.update(offers).set({ priceMinor: 3100, finalPriceMinor: 3100 }).where(eq(offers.sellerId, potterId)),
    );
    const refused = await placeOrder(asShopper(market, guest), button).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(AppError);
    expect(String(refused)).toMatch(/potter: VASE now costs \$31\.00 instead of \$30\.00\./i);
    expect([await placed(), await reserved()]).toEqual([[], 0]);
  });

  it("of which a gift card pays the first: that one is accepted, the other waits for the transfer", async () => {
    const guest = await guestAtReview("bank_transfer");
    const purchase = await findPurchase(market, guest);
    const card = { code: "ABCD-EFGH-JKMN-PQRS", balanceMinor: 3000, expiresOn: null };
    await byTest(database.db, (db) => addMovedGiftCards({ ...market, db }, [card]));
    await applyCode({ ...market, clientAddress: "127.0.0.1" }, purchase, card.code);
    await placeOrder(asShopper(market, guest), await buttonOf(guest));
    expect((await placed()).map(({ status, dueMinor }) => [status, dueMinor])).toEqual([
      ["processing", 0],
      ["pending", 3500],
    ]);
  });

  it("may be ordered one by one", async () => {
    const guest = await guestAtReview();
    const button = await buttonOf(guest);
    await placeOrder(asShopper(market, guest), { ...button, parts: button.parts.slice(1) });
    expect((await placed()).map(({ dueMinor }) => dueMinor)).toEqual([3780]);
    expect(await openCarts()).toHaveLength(1);
  });
});

describe("their payment", () => {
  const say = (paymentId: string, outcome: "paid" | "failed", amountMinor?: number) =>
    settlePayment(market, "sandbox", { paymentId, outcome: sandboxSays(outcome, amountMinor) });

  it("is taken once and split over the orders", async () => {
    const { payment, orderId } = await place();
    await say(payment.id, "paid", 6500);
    await say(payment.id, "paid", 6500);
    expect(await statuses()).toEqual(["processing", "processing"]);
    const { allocations } = (await findPaymentOfOrder(market, orderId)) ?? payment;
    expect(allocations.map(({ capturedMinor }) => capturedMinor)).toEqual([2720, 3780]);
  });

  it("that is declined cancels both and brings both carts back", async () => {
    const { payment, guest } = await place();
    await say(payment.id, "failed");
    expect([await statuses(), await reserved()]).toEqual([["canceled", "canceled"], 0]);
    const opened = await readPurchase(market, await findPurchase(market, guest));
    expect(opened.map(({ summary }) => summary.count)).toEqual([2, 1]);
  });

  it("that does not come in time cancels both", async () => {
    const { orderId } = await place();
    market.clock.now = new Date("2026-03-01T13:00:00Z");
    expect(await releaseExpiredOrder(market, orderId)).toBe(true);
    expect([await statuses(), await reserved()]).toEqual([["canceled", "canceled"], 0]);
  });

  it("goes back for the canceled order alone", async () => {
    const { payment } = await place();
    await say(payment.id, "paid", 6500);
    const [, second] = await placed();
    await cancelOrder(market, second?.id ?? "");
    await returnPayment(market, { paymentId: payment.id, orderId: second?.id ?? "" });
    expect(await statuses()).toEqual(["processing", "canceled"]);
    expect(await refunded()).toMatchObject([{ orderId: second?.id, amountMinor: 3780, status: "done" }]);
  });

  it("made at the provider goes back to both by what is left of each", async () => {
    const { payment } = await place();
    await say(payment.id, "paid", 6500);
    const outcome = {
      kind: "refunded",
      reference: "R-1",
      refundId: null,
      amountMinor: 3250,
      currency: "USD",
    } as const;
    await settlePayment(market, "sandbox", { paymentId: payment.id, outcome });
    const rows = await refunded();
    expect(rows.map(({ amountMinor }) => amountMinor)).toEqual([1360, 1890]);
  });
});

describe("an order that waits for a transfer", () => {
  it("is canceled alone, and less money is asked for", async () => {
    const { orderId } = await place("bank_transfer");
    await cancelOrder(market, orderId);
    expect(await statuses()).toEqual(["canceled", "pending"]);
    const [, second] = await placed();
    await takePayment(market, second?.id ?? "");
    expect(await findPaymentOfOrder(market, orderId)).toMatchObject({
      amountMinor: 3780,
      capturedMinor: 3780,
      allocations: [{ capturedMinor: 0 }, { capturedMinor: 3780 }],
    });
    expect(await statuses()).toEqual(["canceled", "processing"]);
  });
});

it("an order that waits for its payment is canceled with the others of its group", async () => {
  const { orderId } = await place();
  await cancelOrder(market, orderId);
  expect([await statuses(), await reserved()]).toEqual([["canceled", "canceled"], 0]);
});

describe("orders placed together", () => {
  it("are confirmed by one mail", async () => {
    await place("bank_transfer");
    const keys = (await placed()).map(({ id }) => `order-mail:placed:${id}`);
    const { rows } = await database.db.execute(
      sql`select key from graphile_worker.jobs where ${inArray(sql`key`, keys)}`,
    );
    expect(rows).toEqual([{ key: keys[0] }]);
  });

  it("name each other, and one reference for their transfer", async () => {
    const { orderId } = await place("bank_transfer");
    const first = await loadOrder(market, orderId);
    if (!first) throw new Error("there is no order");
    const all = await loadPlacedTogether(market, first);
    expect(all.map(({ sellerName, placedWith }) => [sellerName !== "", placedWith.length])).toEqual([
      [true, 1],
      [true, 1],
    ]);
    const references = all.map((one) => one.bankDetails.find(({ label }) => label === "Reference")?.value);
    expect(new Set(references).size).toBe(1);
  });

  it("are transferred as one amount, what the receipt says is to be paid (rule payment-11)", async () => {
    const { orderId } = await place("bank_transfer");
    const first = await loadOrder(market, orderId);
    if (!first) throw new Error("there is no order");
    const all = await loadPlacedTogether(market, first);
    const toPay = formatMoney(sumOrders(all).totalDueMinor, first.currency);
    for (const { bankDetails } of all) expect(bankDetails[0]).toEqual({ label: "Amount", value: toPay });
  });
});
