import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anonymousVisitor, type Visitor } from "~/models/shops/visitors/visitor";
import { orders } from "~/tables/orders/orders";
import { carts } from "~/tables/selling/carts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import { addCustomer } from "../../accounts/sign-in/account-fixture.server";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { readCheckout } from "../../checkout/read-checkout.server";
import {
  filledDraft,
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
  pressPlaceAtOnce,
} from "../../checkout/steps/purchase-fixture.server";
import { refundOrder } from "../../orders/money/refund-order.server";
import { settlePayment } from "../../orders/money/settle-payment.server";
import { takePayment } from "../../orders/money/take-payment.server";
import { loadOrder } from "../../orders/reading/load-order.server";
import { releaseExpiredOrder } from "../../orders/records/release-expired-order.server";
import { cancelOrder } from "../../orders/states/cancel-order.server";
import { changeStoreCredit } from "../../payments/gift-cards/change-store-credit.server";
import { readBalances } from "../../payments/ledger/read-balances.server";
import { findPaymentOfOrder } from "../../payments/providers/find-payment.server";
import type { PaymentContext } from "../../payments/providers/payment-context.server";
import { withPayments } from "../../payments/providers/payment-fixture.server";
import { migrateJobs } from "../../platform/jobs/migrate-jobs.server";
import { openCartOfCustomer } from "../cart/open-cart.server";
import { readCartSummary } from "../cart-page/read-cart-summary.server";
import { purchaseOf } from "../cart-page/read-purchase.server";
import { saveDraft } from "../checkout/save-draft.server";
import { addToCart } from "../lines/add-to-cart.server";
import { listStoreCredit } from "./list-store-credit.server";
import { payWithStoreCredit } from "./pay-with-store-credit.server";
import { readStoreCredit } from "./read-store-credit.server";

let database: TestDatabase;
let shop: PurchaseShop & PaymentContext;
let mug: number;
let customer: NonNullable<Visitor["customer"]>;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateJobs(database.pool);
});
afterAll(() => database?.drop());
beforeEach(async () => {
  shop = withPayments(await openPurchaseShop(database.db));
  mug = await addProduct(shop, "MUG", { priceMinor: 2500, stock: { onHand: 100 } });
  const { id, email } = await addCustomer(shop);
  const person = { firstName: "Ada", lastName: "Marsh", nickName: "" };
  customer = { id, email, ...person, group: "", isRestricted: false, isVerified: true };
});

const issue = (amountMinor: number) =>
  changeStoreCredit(shop, customer.id, { amountMinor, note: "A late parcel." });
/** What the ledger says is owed to holders of gift cards and store credit, minor units. */
const storedValue = async () =>
  (await readBalances(shop)).find(({ account }) => account === "stored_value")?.amountMinor ?? 0;
const balance = () => readStoreCredit(shop, customer.id);
const kinds = async () =>
  (await listStoreCredit(shop, customer.id)).map(({ kind, amountMinor }) => `${kind} ${amountMinor}`);

/**
 * The customer at the last step with so many mugs, paying with their credit. A mug and its delivery cost
 * $32.50.
 */
async function atReview(qty: number, paymentMethodCode = "bank_transfer"): Promise<Visitor> {
  const cartId = await openCartOfCustomer(shop, customer.id, shop.shop.sellerId);
  const withCart = { ...anonymousVisitor, customer, cartId };
  await addToCart(shop, withCart, { productId: mug, qty });
  await saveDraft(shop, withCart, { ...filledDraft, paymentMethodCode });
  await payWithStoreCredit(shop, purchaseOf(withCart), true);
  return withCart;
}

describe("an account of credit", () => {
  it("is issued and withdrawn, and its balance is the sum of what moved", async () => {
    expect(await issue(5000)).toBe(5000);
    expect(await issue(-1999)).toBe(3001);
    expect(await kinds()).toEqual(["issued 5000", "withdrawn -1999"]);
  });

  it("is never below zero, however many write at once", async () => {
    await issue(500);
    await expect(issue(-501)).rejects.toThrow("The customer has $5.00 of credit, not $5.01.");
    const ends = await Promise.allSettled([issue(-300), issue(-300)]);
    expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const write = "insert into store_credit_entries (tenant_id, customer_id, kind, cause, amount_minor)";
    await expect(
      database.pool.query(`${write} values ($1, $2, 'spent', 'x', -201)`, [shop.tenant.id, customer.id]),
    ).rejects.toThrow("store_credits_not_negative");
    expect(await balance()).toBe(200);
  });

  it("has a history that cannot be changed", async () => {
    await issue(500);
    const change = "update store_credit_entries set amount_minor = 9 where tenant_id = $1";
    await expect(database.pool.query(change, [shop.tenant.id])).rejects.toThrow("cannot be changed");
  });
});

describe("in a cart", () => {
  it("pays what it can after tax, in the cart and in the checkout, until it is removed", async () => {
    await issue(2000);
    const visitor = await atReview(1);
    const summary = await readCartSummary(shop, visitor);
    expect(summary.totals).toMatchObject({ grandTotalMinor: 3250, redeemedMinor: 2000, totalDueMinor: 1250 });
    expect(summary.storeCredit).toEqual({ balanceMinor: 2000, isUsed: true });
    const view = await readCheckout(shop, purchaseOf(visitor), { asked: null, sandboxAllowed: true });
    expect(view.summary.totals.totalDueMinor).toBe(1250);
    await payWithStoreCredit(shop, purchaseOf(visitor), false);
    expect((await readCartSummary(shop, visitor)).totals.redeemedMinor).toBe(0);
  });

  it("is refused to a guest, and to a customer who has none", async () => {
    const guest = await guestAtReview(shop, [[mug, 1]]);
    await expect(payWithStoreCredit(shop, purchaseOf(guest), true)).rejects.toThrow(
      "Sign in to use your store credit.",
    );
    await expect(atReview(1)).rejects.toThrow("You have no store credit.");
  });

  it("is seen and spent by its customer alone", async () => {
    await issue(2000);
    const visitor = await atReview(1);
    const summary = await readCartSummary(shop, { ...visitor, customer: null });
    expect([summary.storeCredit, summary.totals.redeemedMinor]).toEqual([null, 0]);
  });
});

describe("an order paid with credit", () => {
  /** What the ledger owes to customers is what they have. */
  const expectSameInLedger = async () => expect(await storedValue()).toBe(-(await balance()));

  it("leaves the rest, and names what it paid", async () => {
    await issue(5000);
    const { orderId } = await pressPlace(shop, await atReview(1));
    expect([await balance(), await kinds()]).toEqual([1750, ["issued 5000", "spent -3250"]]);
    expect(await statusOf(orderId)).toMatchObject({
      status: "processing",
      totalDueMinor: 0,
      redeemedMinor: 3250,
    });
    await expectSameInLedger();
  });

  it("does not spend credit that another order placed at the same moment spends", async () => {
    await issue(3250);
    const visitor = await atReview(1);
    const ends = await pressPlaceAtOnce(shop, [visitor, visitor]);
    const made = ends.flatMap((end) => (end.status === "fulfilled" ? [end.value.orderId] : []));
    expect([new Set(made).size, await balance()]).toEqual([1, 0]);
  });

  it("returns it when the order is cancelled, once, and uses it in the cart that is back", async () => {
    await issue(2000);
    const visitor = await atReview(1, "sandbox_card");
    const { orderId } = await pressPlace(shop, visitor);
    expect(await balance()).toBe(0);
    shop.clock.now = new Date("2026-03-01T12:31:00Z");
    await releaseExpiredOrder(shop, orderId);
    await releaseExpiredOrder(shop, orderId);
    expect([await balance(), await kinds()]).toEqual([2000, ["issued 2000", "spent -2000", "returned 2000"]]);
    const again = { ...visitor, cartId: await cartOf() };
    expect((await readCartSummary(shop, again)).totals.redeemedMinor).toBe(2000);
  });

  it("gets its share of a refund back, and no refund returns more than was paid", async () => {
    await issue(1300);
    const { orderId } = await pressPlace(shop, await atReview(1));
    await takePayment(shop, orderId);
    const refund = (amountMinor: number | null) => refundOrder(shop, orderId, { amountMinor, reason: "" });
    await refund(1000);
    expect(await balance()).toBe(400);
    await expect(refund(2251)).rejects.toThrow("Enter an amount between $0.01 and $22.50.");
    shop.clock.now = new Date("2026-03-01T13:00:00Z");
    await refund(null);
    await expect(refund(1)).rejects.toThrow("Nothing is left to refund");
    expect([await balance(), await kinds()]).toEqual([
      1300,
      ["issued 1300", "spent -1300", "refunded 400", "refunded 900"],
    ]);
    const order = await loadOrder(shop, orderId);
    expect(order?.refunds.map(({ amountMinor, parts }) => [amountMinor, parts])).toEqual([
      [1000, partsOf(600, 400)],
      [2250, partsOf(1350, 900)],
    ]);
    expect(order?.events.map(({ note }) => note)).toContain(
      "$10.00 refunded: Bank transfer $6.00, Store credit $4.00",
    );
    await expectSameInLedger();
  });

  it("returns what no refund has returned when it is cancelled afterwards", async () => {
    await issue(1300);
    const { orderId } = await pressPlace(shop, await atReview(1));
    await takePayment(shop, orderId);
    await refundOrder(shop, orderId, { amountMinor: 1000, reason: "" });
    await cancelOrder(shop, orderId);
    expect([await balance(), await kinds()]).toEqual([
      1300,
      ["issued 1300", "spent -1300", "refunded 400", "returned 900"],
    ]);
    await expectSameInLedger();
  });

  it("that paid a part stays with the seller when a bank takes the payment back", async () => {
    await issue(1300);
    const { orderId } = await pressPlace(shop, await atReview(1));
    await takePayment(shop, orderId);
    await refundOrder(shop, orderId, { amountMinor: 1000, reason: "" });
    const payment = await findPaymentOfOrder(shop, orderId);
    const taken = { reference: "dp_1", refundId: null, amountMinor: 1950, currency: "USD", reason: "fraud" };
    const outcome = { kind: "charged back", ...taken } as const;
    await settlePayment(shop, "offline", { paymentId: payment?.id ?? "", outcome });
    // 13.00 of credit, of which 4.00 went back; the bank took 6.00 that the shopper had got already.
    const sums = new Map(
      (await readBalances(shop)).map(({ account, amountMinor }) => [account, amountMinor]),
    );
    expect((sums.get("seller_payable") ?? 0) + (sums.get("tax_payable") ?? 0)).toBe(-900);
    expect([sums.get("payment_clearing"), sums.get("shopper_receivable")]).toEqual([-600, 600]);
    expect(await balance()).toBe(400);
  });

  it("that paid everything is refunded without asking a provider", async () => {
    await issue(5000);
    const { orderId } = await pressPlace(shop, await atReview(1));
    await refundOrder(shop, orderId, { amountMinor: 250, reason: "" });
    expect(await balance()).toBe(2000);
    await expectSameInLedger();
  });
});

const partsOf = (paidMinor: number, creditMinor: number) => [
  { title: "Bank transfer", amountMinor: paidMinor },
  { title: "Store credit", amountMinor: creditMinor },
];
const statusOf = async (orderId: string) => {
  const [order] = await database.db
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, shop.tenant.id), eq(orders.id, orderId)));
  return order;
};
const cartOf = async () => {
  const [cart] = await database.db
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.tenantId, shop.tenant.id), eq(carts.customerId, customer.id)));
  return cart?.id ?? null;
};
