import { and, eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { orders } from "~/tables/orders/orders";
import { storedMethods } from "~/tables/payments/stored-methods";
import { withTestDatabase } from "../../../../../tests/support/databases/with-test-database";
import { renewSubscription } from "../../../checkout/renew-subscription.server";
import { returnFromProvider } from "../../../checkout/return-from-provider.server";
import { guestAtReview, pressPlace } from "../../../checkout/steps/purchase-fixture.server";
import { releaseExpiredOrder } from "../../../orders/records/release-expired-order.server";
import { changeSubscription } from "../../../orders/subscriptions/change-subscription.server";
import { subscriberAtReview } from "../../../orders/subscriptions/subscription-fixture.server";
import { migrateJobs } from "../../../platform/jobs/migrate-jobs.server";
import { testActor } from "../../../shops/audit/actor-fixture.server";
import { acting } from "../../../shops/context/shop-context.server";
import { listStoredMethods } from "../../stored-methods/list-stored-methods.server";
import { removeStoredMethod } from "../../stored-methods/remove-stored-method.server";
import { findPaymentOfOrder } from "../find-payment.server";
import { pressOnPage } from "../payment-fixture.server";
import { ProviderUnavailable } from "../provider-unavailable.server";
import { type OpenedWallet, openWallet, subscribe, subscriptionOf } from "./wallet-fixture.server";

const database = withTestDatabase();
const dayMs = 24 * 60 * 60 * 1000;
let wallet: OpenedWallet;
beforeAll(() => migrateJobs(database.pool));

describe.each(["stripe", "paypal"] as const)("with %s", (provider) => {
  beforeEach(async () => {
    wallet = await openWallet(database.db, provider);
  });
  afterEach(() => wallet.close());

  const deliveries = (id: string) =>
    database.db
      .select({ id: orders.id, status: orders.status })
      .from(orders)
      .where(and(eq(orders.tenantId, wallet.shop.tenant.id), eq(orders.subscriptionId, id)))
      .orderBy(orders.createdAt);
  const stored = () =>
    database.db.select().from(storedMethods).where(eq(storedMethods.tenantId, wallet.shop.tenant.id));
  const asPerson = () => ({ ...wallet.shop, actor: acting(testActor) });
  const renewOn = (day: string, id: string) => {
    wallet.shop.clock.now = new Date(`${day}T12:00:00Z`);
    return renewSubscription(wallet.job, id);
  };

  test("the first payment stores what it was made from, and its customer sees it without the provider's names", async () => {
    const { customerId } = await subscribe(wallet);
    const [row] = await stored();
    const [shown] = await listStoredMethods(asPerson(), customerId);
    expect(shown).toEqual({ id: row?.id, ...wallet.shown, isExpired: false, isUsed: true });
    expect(JSON.stringify(shown)).not.toContain(row?.token);
  });

  test("a payment without a subscription stores nothing", async () => {
    const guest = await guestAtReview(wallet.shop, [[wallet.shop.tea, 1]], { paymentMethodCode: provider });
    const { orderId } = await pressPlace(wallet.shop, guest);
    await returnFromProvider(wallet.shop, await pressOnPage(wallet.shop, orderId, "pay"));
    expect([await stored(), wallet.storedAtProvider()]).toEqual([[], 0]);
  });

  test("a customer who paid and never came back has it stored by the webhook", async () => {
    const visitor = await subscriberAtReview(wallet.shop, [[1, "2-week"]], { paymentMethodCode: provider });
    const { orderId } = await pressPlace(wallet.shop, visitor);
    await pressOnPage(wallet.shop, orderId, "pay");
    expect(await wallet.tellPaid()).toBe("applied");
    expect((await subscriptionOf(wallet.shop, orderId)).storedMethodId).toBe((await stored())[0]?.id);
  });

  test("the next delivery is charged once, however often it is asked for", async () => {
    const { id } = await subscribe(wallet);
    await Promise.all([1, 2, 3].map(() => renewOn("2026-03-15", id)));
    await renewOn("2026-03-15", id);
    expect(await deliveries(id)).toMatchObject([{ status: "processing" }]);
    expect(wallet.charges()).toBe(1);
  });

  test("a charge whose answer was lost is asked for again, and made once", async () => {
    const { id } = await subscribe(wallet);
    wallet.failWith("lost");
    await expect(renewOn("2026-03-15", id)).rejects.toThrow(ProviderUnavailable);
    wallet.failWith(null);
    expect(await renewOn("2026-03-15", id)).toMatchObject({ kind: "ordered" });
    expect([wallet.charges(), (await deliveries(id)).length]).toEqual([1, 1]);
  });

  test("while a charge is not answered, its order cannot be paid on a page as well", async () => {
    const { id } = await subscribe(wallet);
    wallet.failWith("lost");
    await expect(renewOn("2026-03-15", id)).rejects.toThrow(ProviderUnavailable);
    wallet.failWith(null);
    const [order] = await deliveries(id);
    await expect(pressOnPage(wallet.shop, order?.id ?? "", "pay")).rejects.toThrow("nothing to pay");
  });

  test("declined, the same order is charged again a day later, under another key", async () => {
    const { id } = await subscribe(wallet);
    wallet.refuse("declined");
    expect(await renewOn("2026-03-15", id)).toEqual({ kind: "failed", reason: "The payment was declined." });
    wallet.refuse(null);
    expect(await renewOn("2026-03-16", id)).toMatchObject({ kind: "ordered" });
    expect((await deliveries(id)).map(({ status }) => status)).toEqual(["processing"]);
    expect(wallet.charges()).toBe(1);
  });

  describe("a charge that needs its customer", () => {
    test.each(["confirm", "gone"] as const)(
      "(%s) leaves the order open, and what it is paid with is charged from then on",
      async (how) => {
        const { id, orderId, storedMethodId } = await subscribe(wallet);
        wallet.refuse(how);
        expect(await renewOn("2026-03-15", id)).toEqual({ kind: "failed", reason: wallet.reasons[how] });
        expect(await renewOn("2026-03-16", id)).toEqual({ kind: "not due" });
        const [order] = await deliveries(id);
        expect(order?.status).toBe("pending_payment");
        await returnFromProvider(wallet.shop, await pressOnPage(wallet.shop, order?.id ?? "", "pay"));
        const now = await subscriptionOf(wallet.shop, orderId);
        expect(now).toMatchObject({ status: "active", nextOn: "2026-03-29", failedTries: 0, failure: "" });
        expect(now.storedMethodId).not.toBe(storedMethodId);
        expect(await renewOn("2026-03-29", id)).toMatchObject({ kind: "ordered" });
      },
    );

    test("and is not paid by them, is tried again by the same order, and at last canceled and paused", async () => {
      const { id, orderId } = await subscribe(wallet);
      wallet.refuse("confirm");
      for (const day of ["2026-03-15", "2026-03-16", "2026-03-18", "2026-03-22"]) {
        expect(await renewOn(day, id)).toMatchObject({ kind: "failed" });
        wallet.shop.clock.now = new Date(wallet.shop.clock.now.getTime() + dayMs - 1);
        for (const order of await deliveries(id)) await releaseExpiredOrder(wallet.job, order.id);
      }
      expect(await subscriptionOf(wallet.shop, orderId)).toMatchObject({ status: "paused", failedTries: 4 });
      expect((await deliveries(id)).map(({ status }) => status)).toEqual(["canceled"]);
    });

    test("and is left, is closed at the provider and charged again, and goes back from what was charged", async () => {
      const { id } = await subscribe(wallet);
      wallet.refuse("confirm");
      await renewOn("2026-03-15", id);
      const [order] = await deliveries(id);
      const orderId = order?.id ?? "";
      wallet.shop.clock.now = new Date("2026-03-16T11:30:00Z");
      expect(await releaseExpiredOrder(wallet.job, orderId)).toBe(false);
      wallet.refuse(null);
      expect(await renewOn("2026-03-16", id)).toMatchObject({ kind: "ordered", orderId });
      expect(await findPaymentOfOrder(wallet.shop, orderId)).toMatchObject({
        status: "paid",
        mode: "charge",
      });
    });
  });

  describe("removing it", () => {
    const remove = async (customerId: number) =>
      removeStoredMethod(asPerson(), customerId, (await stored())[0]?.id ?? "");
    const cancel = (customerId: number, id: string) =>
      changeSubscription(asPerson(), customerId, { intent: "cancel", id });

    test("is refused while a subscription is charged to it", async () => {
      const { customerId } = await subscribe(wallet);
      await expect(remove(customerId)).rejects.toThrow("Cancel the subscription first.");
      expect(wallet.storedAtProvider()).toBe(1);
    });

    test("removes it here and at the provider", async () => {
      const { id, customerId } = await subscribe(wallet);
      await cancel(customerId, id);
      await remove(customerId);
      expect([await stored(), wallet.storedAtProvider()]).toEqual([[], 0]);
    });

    test("keeps it when the provider cannot be reached, and works the next time though it is gone there", async () => {
      const { id, customerId } = await subscribe(wallet);
      await cancel(customerId, id);
      wallet.failWith("lost");
      await expect(remove(customerId)).rejects.toMatchObject({ code: "unavailable" });
      wallet.failWith(null);
      await remove(customerId);
      expect(await stored()).toEqual([]);
    });

    test("another customer's is not found", async () => {
      const { customerId } = await subscribe(wallet);
      await expect(remove(customerId + 1)).rejects.toMatchObject({ code: "not_found" });
    });
  });
});

test("PayPal may store an account some time after the payment", async () => {
  const paypal = await openWallet(database.db, "paypal");
  paypal.storesLater?.begin();
  const { orderId, storedMethodId } = await subscribe(paypal);
  expect(storedMethodId).toBeNull();
  expect(await paypal.storesLater?.tell(paypal.shop)).toBe("applied");
  expect((await subscriptionOf(paypal.shop, orderId)).storedMethodId).not.toBeNull();
  await paypal.close();
});
