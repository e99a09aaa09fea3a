import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { hasLongTests } from "../../../../tests/support/runs/long-tests";
import { startPayment } from "../../checkout/payment/start-payment.server";
import { returnFromProvider } from "../../checkout/return-from-provider.server";
import { capturePayment } from "../../orders/money/capture-payment.server";
import { confirmPayment } from "../../orders/money/confirm-payment.server";
import { refundsOf } from "../../orders/money/record-refund.server";
import { refundPayment } from "../../orders/money/refund-payment.server";
import { returnPayment } from "../../orders/money/return-payment.server";
import { findUnfinishedOrder } from "../../orders/reading/find-unfinished-order.server";
import { migrateJobs } from "../../platform/jobs/migrate-jobs.server";
import { type FaultyOrder, openFaultyOrder } from "./fault-fixture.server";
import { findPaymentOfOrder } from "./find-payment.server";
import { withPayments } from "./payment-fixture.server";
import { ProviderUnavailable } from "./provider-unavailable.server";
import { returnAddress } from "./return-address.server";

const database = withTestDatabase();
let order: FaultyOrder;
beforeAll(() => migrateJobs(database.pool));

/** Adapters have tests of their own: one provider has all faults in each run, the others in the long one. */
const providers = hasLongTests ? (["stripe", "paypal", "klarna"] as const) : (["paypal"] as const);

describe.each(providers)("%s", (provider) => {
  beforeEach(async () => {
    order = await openFaultyOrder(database.db, provider);
    return () => order.close();
  });

  const jobs = async (name: string) => {
    const of = { confirm: "", refund: `:${order.orderId}` }[name] ?? "";
    const { rows } = await database.pool.query("select 1 from graphile_worker.jobs where key = $1", [
      `${name}:${(await order.payment()).id}${of}`,
    ]);
    return rows.length;
  };

  /** Whether the shopper is told that the provider has to confirm the payment. */
  const isAwaited = async () => (await findUnfinishedOrder(order.shop, order.guest))?.isAwaited;

  describe("when the payment is started", () => {
    test.each([429, 500, "cut", "lost"] as const)(
      "fails (%s): nothing is charged and the cart is back",
      async (how) => {
        order.fail(how, "start");
        await expect(startPayment(order.shop, order.orderId)).rejects.toMatchObject({ code: "unavailable" });
        expect([await order.status(), await order.cartCount()]).toEqual(["canceled", 2]);
      },
    );

    test("pressed twice at once, it makes one page", async () => {
      const starts = await Promise.all([1, 2].map(() => startPayment(order.shop, order.orderId)));
      expect(order.pages()).toBe(1);
      expect(starts[0]).toEqual(starts[1]);
    });

    test("is slow: another shopper buys the same goods meanwhile", async () => {
      const arrived = order.hold("start");
      const started = startPayment(order.shop, order.orderId);
      const release = await arrived;
      expect(await order.anotherShopperBuys()).toMatchObject({ isNew: true });
      release();
      expect(await started).toMatchObject({ kind: "redirect" });
    });
  });

  describe("when the shopper comes back", () => {
    test.each([429, 500, "cut", "lost"] as const)(
      "fails (%s): the order waits, and a job finds out that it is paid",
      async (how) => {
        const params = await order.press("pay");
        order.fail(how, "take");
        expect(await returnFromProvider(order.shop, params)).toMatchObject({ status: "started" });
        expect([await order.status(), await jobs("confirm")]).toEqual(["pending_payment", 1]);
        expect(await isAwaited()).toBe(true);
        order.recover();
        await confirmPayment(order.shop, (await order.payment()).id);
        expect(await order.status()).toBe("processing");
      },
    );

    test("fails: asked again it says that nothing was paid, and the shopper may pay", async () => {
      await startPayment(order.shop, order.orderId);
      const payment = await findPaymentOfOrder(order.shop, order.orderId);
      if (!payment) throw new Error("there is no payment");
      const { searchParams } = new URL(returnAddress(order.shop, payment));
      const unreachable = withPayments(order.shop);
      expect(await returnFromProvider(unreachable, searchParams)).toMatchObject({ unanswered: "paid" });
      expect(await isAwaited()).toBe(true);
      await confirmPayment(order.shop, payment.id);
      expect(await isAwaited()).toBe(false);
      expect(await startPayment(order.shop, order.orderId)).toMatchObject({ kind: "redirect" });
    });

    test("is slow: the webhook is not kept waiting, nor another shopper", async () => {
      const params = await order.press("pay");
      const arrived = order.hold("take");
      const returned = returnFromProvider(order.shop, params);
      const release = await arrived;
      expect(await order.tell.paid()).toBe("applied");
      expect(await order.anotherShopperBuys()).toMatchObject({ isNew: true });
      release();
      expect(await returned).toEqual({ orderId: order.orderId, status: "paid" });
    });

    test.each([
      ["signature", "forged"],
      ["payment", "00000000-0000-4000-8000-000000000000"],
      ["provider", "sandbox"],
    ])("with another %s, nothing changes", async (name, value) => {
      const params = await order.press("back");
      params.set(name, value);
      expect(await returnFromProvider(order.shop, params)).toBeNull();
      expect(await order.status()).toBe("pending_payment");
    });
  });

  describe("webhooks", () => {
    type Name = keyof FaultyOrder["tell"];

    test.each<[Name[], string]>([
      [["pending", "paid", "paid"], "processing"],
      [["paid", "pending"], "processing"],
      [["paid", "over", "pending", "over"], "processing"],
      [["pending", "paid", "over"], "processing"],
    ])("%j leave the order paid once", async (names, status) => {
      await order.payUnseen();
      for (const name of names) await order.tell[name]();
      const { capturedMinor, amountMinor } = await order.payment();
      expect([await order.status(), capturedMinor, await jobs("refund")]).toEqual([status, amountMinor, 0]);
    });

    test.each<[Name[]]>([
      [["over", "paid"]],
      [["over", "paid", "paid", "pending"]],
      [["pending", "over", "paid"]],
    ])("%j pay back what came too late, once", async (names) => {
      await order.payUnseen();
      for (const name of names) await order.tell[name]();
      const { id, amountMinor } = await order.payment();
      expect([await order.status(), await jobs("refund")]).toEqual(["canceled", 1]);
      await returnPayment(order.shop, { paymentId: id, orderId: order.orderId });
      await returnPayment(order.shop, { paymentId: id, orderId: order.orderId });
      expect(await refundsOf(order.shop, { id })).toMatchObject([{ amountMinor, status: "done" }]);
    });

    test("all at once move the order once", async () => {
      await order.payUnseen();
      await Promise.all([1, 2, 3, 4].map(() => order.tell.paid()));
      const moved = await database.pool.query(
        "select 1 from order_events where order_id = $1 and to_status = 'processing'",
        [order.orderId],
      );
      expect(moved.rows).toHaveLength(1);
    });

    test("about a payment of another shop change nothing there", async () => {
      await order.payUnseen();
      const other = await openFaultyOrder(database.db, provider);
      expect(await order.tell.paid(other.shop)).not.toBe("applied");
      expect([await order.status(), await other.status()]).toEqual(["pending_payment", "pending_payment"]);
      await other.close();
    });
  });

  describe("when reserved money is taken", () => {
    beforeEach(async () => {
      order = await openFaultyOrder(database.db, provider, true);
      await returnFromProvider(order.shop, await order.press("pay"));
    });
    const take = async () => capturePayment(order.shop, (await order.payment()).id);

    test.each([500, "cut", "lost"] as const)("fails (%s): asked again it is taken once", async (how) => {
      order.fail(how, "capture");
      await expect(take()).rejects.toThrow(ProviderUnavailable);
      order.recover();
      expect(await take()).toMatchObject({ status: "paid" });
      expect(order.takenMinor()).toBe((await order.payment()).amountMinor);
    });

    test("twice at once, it is taken once", async () => {
      await Promise.allSettled([take(), take()]);
      const { status, capturedMinor, amountMinor } = await order.payment();
      expect([status, capturedMinor, order.takenMinor()]).toEqual(["paid", amountMinor, amountMinor]);
    });
  });

  describe("when money is paid back", () => {
    beforeEach(async () => {
      await returnFromProvider(order.shop, await order.press("pay"));
    });
    const refund = async (amountMinor: number | null) =>
      refundPayment(order.shop, {
        paymentId: (await order.payment()).id,
        orderId: order.orderId,
        amountMinor,
        reason: "A cup was broken.",
      });

    test.each([500, "cut", "lost"] as const)(
      "fails (%s): a job takes it up and pays back once",
      async (how) => {
        order.fail(how, "refund");
        await expect(refund(100)).rejects.toThrow(ProviderUnavailable);
        order.recover();
        const { id } = await order.payment();
        expect(await jobs("refund")).toBe(1);
        await returnPayment(order.shop, { paymentId: id, orderId: order.orderId });
        await returnPayment(order.shop, { paymentId: id, orderId: order.orderId });
        expect(await refundsOf(order.shop, { id })).toMatchObject([{ amountMinor: 100, status: "done" }]);
        expect(order.refundedMinor()).toBe(100);
      },
    );

    test("two at once pay back no more than was taken", async () => {
      const { amountMinor } = await order.payment();
      const ended = await Promise.allSettled([refund(amountMinor), refund(amountMinor)]);
      expect(ended.map((end) => end.status).sort()).toEqual(["fulfilled", "rejected"]);
      expect(order.refundedMinor()).toBe(amountMinor);
    });
  });
});
