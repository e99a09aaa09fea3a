import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { seenOrder } from "~/models/checkout/steps/seen-order";
import { commissionTermsSchema } from "~/models/payments/commission";
import type { ShopSettingsInput } from "~/models/shops/settings/shop-settings";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { orders } from "~/tables/orders/orders";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { findVisitor } from "../../accounts/sessions/find-visitor.server";
import { SESSION_COOKIE } from "../../accounts/sessions/session-cookie.server";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { addOffer, addSeller, addShop } from "../../catalogue/products/seller-fixture.server";
import { placeOrder } from "../../checkout/steps/place-order.server";
import { asShopper, filledDraft, openPurchaseShop } from "../../checkout/steps/purchase-fixture.server";
import { refundOrder } from "../../orders/money/refund-order.server";
import { returnPayment } from "../../orders/money/return-payment.server";
import { settlePayment } from "../../orders/money/settle-payment.server";
import { cancelOrder } from "../../orders/states/cancel-order.server";
import { migrateJobs } from "../../platform/jobs/migrate-jobs.server";
import { findPurchase, readPurchase } from "../../selling/cart-page/read-purchase.server";
import { saveDrafts } from "../../selling/checkout/save-draft.server";
import { addToCart } from "../../selling/lines/add-to-cart.server";
import { findPaymentOfOrder } from "../providers/find-payment.server";
import { sandboxSays, withPayments } from "../providers/payment-fixture.server";
import { checkLedger } from "./check-ledger.server";
import { readBalances } from "./read-balances.server";

const database = withTestDatabase();
let market: Awaited<ReturnType<typeof openMarket>>;
/** The orders of the house and the potter, of one group, and their payment. */
let house: string;
let pottery: string;
let paymentId: string;

async function openMarket(settings: ShopSettingsInput = {}) {
  const purchase = await openPurchaseShop(database.db, settings);
  return withPayments(await addShop(purchase, { type: "marketplace" }));
}

/**
 * A guest orders two mugs of the house at $10.00 and a vase of the potter at $30.00, each with $6.00 of
 * delivery and 6 % of tax on the goods: $27.20 and $37.80. The potter pays 15 % of commission.
 */
async function buy(settings?: ShopSettingsInput) {
  await migrateJobs(database.pool);
  market = await openMarket(settings);
  const mug = await addProduct(market, "MUG", { priceMinor: 1000 });
  const vase = await addProduct(market, "VASE", { priceMinor: 9000 });
  const commission = commissionTermsSchema.parse({ defaultBasisPoints: 1500 });
  const potterId = await addSeller(market, "potter", { commission });
  await addOffer(market, potterId, vase, { priceMinor: 3000 });
  const { token } = await addToCart(market, anonymousVisitor, { productId: mug, qty: 2 });
  const guest = await findVisitor(market, { headers: new Headers({ Cookie: `${SESSION_COOKIE}=${token}` }) });
  await addToCart(market, guest, { productId: vase, qty: 1, sellerId: potterId });
  const { cartIds } = await findPurchase(market, guest);
  await saveDrafts(market, cartIds, { ...filledDraft, paymentMethodCode: "sandbox_card" });
  const opened = await readPurchase(market, await findPurchase(market, guest));
  await placeOrder(asShopper(market, guest), {
    visitor: guest,
    sandboxAllowed: true,
    parts: opened.map(({ summary, placeToken }) => ({
      placeToken: placeToken ?? "",
      seen: seenOrder(summary),
      customerNote: "",
    })),
  });
  const own = eq(orders.tenantId, market.tenant.id);
  const placed = await database.db.select().from(orders).where(own).orderBy(orders.incrementId);
  [house = "", pottery = ""] = placed.map(({ id }) => id);
  const payment = await findPaymentOfOrder(market, house);
  paymentId = payment?.id ?? "";
  return payment?.amountMinor ?? 0;
}

const say = (outcome: "paid" | "failed", amountMinor?: number) =>
  settlePayment(market, "sandbox", { paymentId, outcome: sandboxSays(outcome, amountMinor) });

/** The balances that are not zero; `seller_payable` by the seller's code. */
async function balances() {
  const rows = (await readBalances(market)).filter(({ amountMinor }) => amountMinor !== 0);
  expect(await checkLedger(market)).toMatchObject({ totalMinor: "0", unbalanced: [] });
  const nameOf = (code: string | null) => (code === null ? null : code === "potter" ? code : "house");
  return Object.fromEntries(
    rows.map(({ account, sellerCode, amountMinor }) => [nameOf(sellerCode) ?? account, amountMinor]),
  );
}

describe("orders of two sellers that are paid together", () => {
  beforeEach(async () => {
    await buy();
  });
  const paid = {
    payment_clearing: 6500,
    tax_payable: -300,
    house: -2600,
    potter: -3150,
    marketplace_revenue: -450,
  };

  test("are booked with their payment, once", async () => {
    expect(await balances()).toEqual({});
    await say("paid", 6500);
    await say("paid", 6500);
    expect(await balances()).toEqual(paid);
  });

  test("are not booked when the payment is declined", async () => {
    await say("failed");
    expect(await balances()).toEqual({});
  });

  test("are not booked when another amount was paid, which the shopper is owed", async () => {
    await say("paid", 6000);
    expect(await balances()).toEqual({ payment_clearing: 6000, shopper_receivable: -6000 });
  });

  test("take a refund from one seller's share alone, tax, delivery and commission included", async () => {
    await say("paid", 6500);
    await refundOrder(market, pottery, { amountMinor: 1890, reason: "" });
    expect(await balances()).toEqual({
      payment_clearing: 4610,
      tax_payable: -210,
      house: -2600,
      potter: -1575,
      marketplace_revenue: -225,
    });
    await refundOrder(market, pottery, { amountMinor: null, reason: "" });
    const { potter: _potter, marketplace_revenue: _revenue, ...rest } = paid;
    expect(await balances()).toEqual({ ...rest, payment_clearing: 2720, tax_payable: -120 });
  });

  test("owe nothing to the seller of one that was canceled", async () => {
    await say("paid", 6500);
    await cancelOrder(market, pottery);
    const left = { tax_payable: -120, house: -2600 };
    expect(await balances()).toEqual({ ...left, payment_clearing: 6500, shopper_receivable: -3780 });
    await returnPayment(market, { paymentId, orderId: pottery });
    expect(await balances()).toEqual({ ...left, payment_clearing: 2720 });
  });

  test("share a refund that was made at the provider", async () => {
    await say("paid", 6500);
    const money = { amountMinor: 3250, currency: "USD", reference: "R-1", refundId: null };
    const told = { paymentId, outcome: { kind: "refunded", ...money } as const };
    await settlePayment(market, "sandbox", told);
    await settlePayment(market, "sandbox", told);
    expect(await balances()).toEqual({
      payment_clearing: 3250,
      tax_payable: -150,
      house: -1300,
      potter: -1575,
      marketplace_revenue: -225,
    });
  });
});

test("a coupon of the marketplace costs the marketplace; the seller gets the whole price", async () => {
  const action = { type: "percent", rateBasisPoints: 1000 } as const;
  const amountMinor = await buy({ discounts: [{ id: "ten", title: "10 % off", action }] });
  await say("paid", amountMinor);
  expect(await balances()).toEqual({
    payment_clearing: 5970,
    promotions: 300,
    tax_payable: -270,
    house: -2400,
    potter: -3150,
    marketplace_revenue: -450,
  });
});
