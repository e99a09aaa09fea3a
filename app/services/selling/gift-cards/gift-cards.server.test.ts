import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { runJob } from "~/composition/jobs.server";
import { nazareth } from "~/models/accounts/address/address-fixture";
import { isAppError } from "~/models/platform/error/app-error";
import { normalGiftCardCode } from "~/models/selling/gift-card/typed-gift-card-code";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { customers } from "~/tables/accounts/customers";
import { orders } from "~/tables/orders/orders";
import { payments } from "~/tables/orders/payments";
import { giftCards } from "~/tables/selling/gift-cards";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addCustomer } from "../../accounts/sign-in/account-fixture.server";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { readCheckout } from "../../checkout/read-checkout.server";
import {
  giftTexts,
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
  pressPlaceAtOnce,
  withCartOf,
} from "../../checkout/steps/purchase-fixture.server";
import { refundOrder } from "../../orders/money/refund-order.server";
import { returnPayment } from "../../orders/money/return-payment.server";
import { takePayment } from "../../orders/money/take-payment.server";
import { loadOrder } from "../../orders/reading/load-order.server";
import { releaseExpiredOrder } from "../../orders/records/release-expired-order.server";
import { cancelOrder } from "../../orders/states/cancel-order.server";
import { changeOrderStatus } from "../../orders/states/change-order-status.server";
import { findPaymentOfOrder } from "../../payments/providers/find-payment.server";
import { offlineProvider } from "../../payments/providers/offline-provider.server";
import type { PaymentContext } from "../../payments/providers/payment-context.server";
import { withPayments } from "../../payments/providers/payment-fixture.server";
import { paysFor } from "../../payments/providers/payment-of-fixture.server";
import { ProviderUnavailable } from "../../payments/providers/provider-unavailable.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import type { JobDeps } from "../../shops/jobs/job.server";
import { readCartSummary } from "../cart-page/read-cart-summary.server";
import { purchaseOf } from "../cart-page/read-purchase.server";
import { applyCode } from "../discounts/apply-code.server";
import { codeOfGiftCard, giftCardHash } from "./gift-card-hash.server";

const database = withTestDatabase();
let shop: PurchaseShop & PaymentContext;
let deps: JobDeps;
let mug: number;
let card: number;
beforeEach(async () => {
  const ctx = withPayments(await openPurchaseShop(database.db));
  shop = ctx;
  mug = await addProduct(shop, "MUG", { priceMinor: 2500, stock: { onHand: 100 } });
  card = await addProduct(shop, "GIFT-50", {
    classCode: "gift_certificate",
    priceMinor: 5000,
    finalPriceMinor: 4500,
    nonShippable: true,
    taxClass: "none",
    stock: { manageStock: false },
  });
  const dataDir = await mkdtemp(join(tmpdir(), "awning-mail-"));
  deps = {
    db: ctx.db,
    log: ctx.log,
    now: ctx.now,
    originOf: () => ctx.origin,
    secret: ctx.secret,
    box: ctx.box,
    config: ctx.config,
    dataDir,
    fileStore: createDiskStore(dataDir),
    smtpUrl: undefined,
  };
  return () => rm(dataDir, { recursive: true });
});

const apply = (visitor: Visitor, code: string) =>
  applyCode({ ...shop, clientAddress: "203.0.113.9" }, purchaseOf(visitor), code);

/** Buys gift cards and says that they are paid. */
async function buyCards(qty: number, personalization: Record<string, string> = giftTexts): Promise<string> {
  const guest = await guestAtReview(shop, [[card, qty, personalization]], { billingAddress: nazareth });
  const { orderId } = await pressPlace(shop, guest);
  await changeOrderStatus(shop, orderId, "processing");
  return orderId;
}

const cardsOf = (orderId: string) =>
  database.db
    .select()
    .from(giftCards)
    .where(and(eq(giftCards.tenantId, shop.tenant.id), eq(giftCards.orderId, orderId)))
    .orderBy(giftCards.id);

/** Buys a card, mails it, and answers its code. */
async function mailedCard(): Promise<string> {
  const [bought] = await cardsOf(await buyCards(1));
  const id = bought?.id ?? 0;
  await runJob(deps, "send-gift-card", { shopId: shop.shop.id, giftCardId: id });
  return codeOfGiftCard(shop.secret, { shopId: shop.shop.id, id });
}

async function mails(): Promise<string[]> {
  const folder = join(deps.dataDir, "mail");
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".html"));
  return Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
}

const summaryOf = async (guest: Visitor) => readCartSummary(shop, await withCartOf(shop, guest));

/** A shopper at the last step whose cart has a gift card. */
async function guestWithCard(qty: number, code: string, method = "bank_transfer"): Promise<Visitor> {
  const guest = await guestAtReview(shop, [[mug, qty]], { paymentMethodCode: method });
  await apply(guest, code);
  return guest;
}

describe("a paid gift certificate", () => {
  it("makes one card for each recipient, of its list price, and none before it is paid", async () => {
    const forJoan = { ...giftTexts, recipient_email: "joan@example.com" };
    const wanted: Parameters<typeof guestAtReview>[1] = [
      [card, 1, giftTexts],
      [card, 1, forJoan],
    ];
    const guest = await guestAtReview(shop, wanted, { billingAddress: nazareth });
    const { orderId } = await pressPlace(shop, guest);
    expect(await cardsOf(orderId)).toEqual([]);
    await changeOrderStatus(shop, orderId, "processing");
    expect(await cardsOf(orderId)).toMatchObject([
      { piece: 0, recipientEmail: "grace@example.com" },
      { piece: 0, recipientEmail: "joan@example.com" },
    ]);
  });

  it("goes to its recipient with its message, and without the name that was typed, once", async () => {
    const personalization = {
      recipient_email: "grace@example.com",
      recipient_name: "Grace",
      from_name: "Ada",
      message: "Happy birthday!",
    };
    const [bought] = await cardsOf(await buyCards(1, personalization));
    const payload = { shopId: shop.shop.id, giftCardId: bought?.id ?? 0 };
    for (const _ of [1, 2]) await runJob(deps, "send-gift-card", payload);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    for (const words of ["Ada sent you", "Hello,", "Happy birthday!", "worth $50.00"])
      expect(mail).toContain(words);
    expect(mail).toContain(codeOfGiftCard(shop.secret, { shopId: shop.shop.id, id: payload.giftCardId }));
  });

  it("greets a recipient by the name of their account, once its e-mail is confirmed", async () => {
    const { id } = await addCustomer(shop, { email: giftTexts.recipient_email ?? "", firstName: "Gracia" });
    const isGrace = and(eq(customers.tenantId, shop.tenant.id), eq(customers.id, id));
    await database.db.update(customers).set({ verifyHash: "open" }).where(isGrace);
    await mailedCard();
    await database.db.update(customers).set({ verifyHash: null }).where(isGrace);
    await mailedCard();
    const greeted = (await mails()).map((mail) => mail.includes("Hello Gracia,"));
    expect(greeted.sort()).toEqual([false, true]);
  });

  it("for a later day is queued for the morning of that day", async () => {
    const [bought] = await cardsOf(await buyCards(1, { ...giftTexts, send_on: "2026-12-24" }));
    const { rows } = await database.pool.query("select run_at from graphile_worker.jobs where key = $1", [
      `gift-card:${bought?.id}`,
    ]);
    expect(rows[0]?.run_at.toISOString()).toBe("2026-12-24T08:00:00.000Z");
  });

  it("is stored without its code", async () => {
    const code = await mailedCard();
    const rows = await database.db
      .select()
      .from(giftCards)
      .where(eq(giftCards.tenantId, shop.tenant.id))
      .orderBy(giftCards.id);
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll("-", ""));
    expect(rows.at(-1)?.codeEnd).toBe(code.slice(-4));
  });
});

describe("in a cart", () => {
  it("a card pays what it can, in the cart and in the checkout", async () => {
    const code = await mailedCard();
    const guest = await guestAtReview(shop, [[mug, 3]]);
    expect(await apply(guest, code.toLowerCase())).toBe(
      `The gift card ending in ${code.slice(-4)} was applied.`,
    );
    const { totals } = await summaryOf(guest);
    expect(totals).toMatchObject({ grandTotalMinor: 8550, redeemedMinor: 5000, totalDueMinor: 3550 });
  });

  it("an unknown card, an empty one and one applied already are refused", async () => {
    const code = await mailedCard();
    await pressPlace(shop, await guestWithCard(2, code));
    const guest = await guestAtReview(shop, [[mug, 1]]);
    const refusal = (typed: string) =>
      apply(guest, typed).catch((error) => (isAppError(error) ? error.message : Promise.reject(error)));
    expect(await refusal("ABCD-EFGH-JKLM-NPQR")).toBe("The coupon code “ABCD-EFGH-JKLM-NPQR” is not valid.");
    expect(await refusal(code)).toBe("This gift card has no balance left.");
    const other = await mailedCard();
    await apply(guest, other);
    expect(await refusal(other)).toBe("This gift card is already applied.");
    const expired = normalGiftCardCode(await mailedCard()) ?? "";
    await database.db
      .update(giftCards)
      .set({ expiresOn: "2020-01-01" })
      .where(eq(giftCards.codeHash, giftCardHash(expired)));
    expect(await refusal(expired)).toBe("This gift card has expired.");
  });
});

describe("an order paid with a card", () => {
  it("leaves the rest of the balance on it", async () => {
    const code = await mailedCard();
    await pressPlace(shop, await guestWithCard(1, code));
    expect((await summaryOf(await guestWithCard(3, code))).totals.redeemedMinor).toBe(5000 - 3250);
  });

  it("needs no other payment where the card pays all of it, and is worked on at once", async () => {
    const code = await mailedCard();
    const guest = await guestWithCard(1, code, "sandbox_card");
    const view = await readCheckout(shop, purchaseOf(guest), { asked: null, sandboxAllowed: true });
    expect(view.paymentMethods.map(({ title }) => title)).toEqual(["Nothing to pay"]);
    const { orderId } = await pressPlace(shop, guest);
    const [order] = await database.db
      .select()
      .from(orders)
      .where(and(eq(orders.tenantId, shop.tenant.id), eq(orders.id, orderId)));
    expect(order).toMatchObject({ status: "processing", totalDueMinor: 0, redeemedMinor: 3250 });
    const [payment] = await database.db
      .select()
      .from(payments)
      .where(and(eq(payments.tenantId, shop.tenant.id), paysFor(orderId)));
    expect(payment).toMatchObject({ status: "paid", amountMinor: 0 });
  });

  it("returns the amount when it is cancelled, and the card is back in the cart", async () => {
    const code = await mailedCard();
    const guest = await guestWithCard(3, code, "sandbox_card");
    const { orderId } = await pressPlace(shop, guest);
    shop.clock.now = new Date("2026-03-01T12:31:00Z");
    await releaseExpiredOrder(shop, orderId);
    expect((await summaryOf(guest)).totals.redeemedMinor).toBe(5000);
  });

  it("gets its share of a refund back, whole refunds and cancelling later return no more", async () => {
    const code = await mailedCard();
    const { orderId } = await pressPlace(shop, await guestWithCard(3, code));
    await takePayment(shop, orderId);
    await refundOrder(shop, orderId, { amountMinor: 1710, reason: "" });
    const order = await loadOrder(shop, orderId);
    expect(order?.refunds).toMatchObject([
      {
        amountMinor: 1710,
        parts: [
          { title: "Bank transfer", amountMinor: 710 },
          { title: `Gift card ending in ${code.slice(-4)}`, amountMinor: 1000 },
        ],
      },
    ]);
    const next = await guestAtReview(shop, [[mug, 3]]);
    await apply(next, code);
    expect((await summaryOf(next)).totals.redeemedMinor).toBe(1000);
    await cancelOrder(shop, orderId);
    expect((await summaryOf(next)).totals.redeemedMinor).toBe(5000);
  });

  it("gets its own back once, when the order is canceled while a refund waits for its provider", async () => {
    const code = await mailedCard();
    const { orderId } = await pressPlace(shop, await guestWithCard(3, code));
    await takePayment(shop, orderId);
    vi.spyOn(offlineProvider, "refund").mockRejectedValue(new ProviderUnavailable("Away"));
    await expect(refundOrder(shop, orderId, { amountMinor: 1710, reason: "" })).rejects.toThrow();
    await cancelOrder(shop, orderId);
    vi.restoreAllMocks();
    const { id: paymentId = "" } = (await findPaymentOfOrder(shop, orderId)) ?? {};
    await returnPayment(shop, { paymentId, orderId });
    const order = await loadOrder(shop, orderId);
    const paidMinor = (order?.grandTotalMinor ?? 0) - (order?.redeemedMinor ?? 0);
    const givenMinor = order?.refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    expect([givenMinor, order?.money.owedMinor]).toEqual([paidMinor, 0]);
    const next = await guestAtReview(shop, [[mug, 3]]);
    await apply(next, code);
    expect((await summaryOf(next)).totals.redeemedMinor).toBe(5000);
  });

  it("gets nothing back from a refund that the provider refuses", async () => {
    const code = await mailedCard();
    const { orderId } = await pressPlace(shop, await guestWithCard(3, code));
    await takePayment(shop, orderId);
    vi.spyOn(offlineProvider, "refund").mockResolvedValue({ kind: "failed", reason: "Closed account." });
    const { result } = await refundOrder(shop, orderId, { amountMinor: 1710, reason: "" });
    vi.restoreAllMocks();
    expect(result).toBe("failed");
    const next = await guestAtReview(shop, [[mug, 3]]);
    await expect(apply(next, code)).rejects.toThrow("This gift card has no balance left.");
  });

  it("does not spend a card that another order placed at the same moment spends", async () => {
    const code = await mailedCard();
    const guests = [await guestWithCard(2, code), await guestWithCard(2, code)];
    const ends = await pressPlaceAtOnce(shop, guests);
    expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const [refused] = ends.flatMap((end) => (end.status === "rejected" ? [end.reason] : []));
    expect(refused.message).toBe(
      "What is left to pay is now $59.00 instead of $9.00. Please check your order and place it again.",
    );
  });
});
