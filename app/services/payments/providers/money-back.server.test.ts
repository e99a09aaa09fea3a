import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ledgerEntries } from "~/tables/payments/ledger";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { returnFromProvider } from "../../checkout/return-from-provider.server";
import { refundsOf } from "../../orders/money/record-refund.server";
import { finishRefund, refundPayment } from "../../orders/money/refund-payment.server";
import { migrateJobs } from "../../platform/jobs/migrate-jobs.server";
import { createLog } from "../../platform/log/log.server";
import { checkLedger } from "../ledger/check-ledger.server";
import { type MoneyBackOrder, openMoneyBackOrder } from "./money-back-fixture.server";

const database = withTestDatabase();
let order: MoneyBackOrder;
let lines: string[];
beforeAll(() => migrateJobs(database.pool));

const made = async () => refundsOf(order.shop, await order.payment());
const statuses = async () => (await made()).map(({ status, amountMinor }) => [status, amountMinor]);
const mails = async (kind: string) => {
  const key = `order-mail:${kind}:${order.orderId}%`;
  return (await database.pool.query("select 1 from graphile_worker.jobs where key like $1", [key])).rows
    .length;
};
/** What is on an account of the order, minor units; debits are positive. */
async function balance(account: "payment_clearing" | "shopper_receivable"): Promise<number> {
  const { tenant } = order.shop;
  const own = and(eq(ledgerEntries.tenantId, tenant.id), eq(ledgerEntries.orderId, order.orderId));
  const rows = await database.db.select().from(ledgerEntries).where(own);
  expect(await checkLedger(order.shop)).toMatchObject({ totalMinor: "0", unbalanced: [] });
  return rows.filter((row) => row.account === account).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

describe.each(["stripe", "paypal"] as const)("%s", (provider) => {
  beforeEach(async () => {
    order = await openMoneyBackOrder(database.db, provider);
    lines = [];
    // What a person has to look at is logged.
    order.shop.log = createLog({ write: (line) => void lines.push(line) });
    return () => order.close();
  });
  const pay = async () => returnFromProvider(order.shop, await order.press("pay"));

  describe("a refund in the dashboard, which names nothing of ours", () => {
    test("is noted, booked and mailed once, however often it is told", async () => {
      await pay();
      const { amountMinor } = await order.payment();
      order.refund(100);
      expect(await order.tell("made")).toBe("applied");
      await Promise.all([order.tell("made"), order.tell("made")]);
      expect(await made()).toMatchObject([
        { amountMinor: 100, status: "done", reason: "Refunded at the provider." },
      ]);
      expect([await balance("payment_clearing"), await mails("refunded")]).toEqual([amountMinor - 100, 1]);
    });

    test("told before its payment, both are noted", async () => {
      await order.payUnseen();
      order.refund((await order.payment()).amountMinor);
      await order.tell("made");
      await order.tellPaid();
      expect((await order.payment()).status).toBe("paid");
      expect(await statuses()).toEqual([["done", (await order.payment()).amountMinor]]);
      expect([await balance("payment_clearing"), await balance("shopper_receivable")]).toEqual([0, 0]);
    });

    test("leaves no more to pay back than the rest", async () => {
      await pay();
      const { id: paymentId, amountMinor } = await order.payment();
      order.refund(100);
      await order.tell("made");
      const rest = { paymentId, orderId: order.orderId, amountMinor: null, reason: "" };
      expect(await refundPayment(order.shop, rest)).toBe("done");
      expect(await statuses()).toEqual(
        expect.arrayContaining([
          ["done", 100],
          ["done", amountMinor - 100],
        ]),
      );
    });

    test("that cannot be looked up now must be told again", async () => {
      await pay();
      order.refund(100);
      order.failWith(503, provider === "stripe" ? /payment_intents/ : /payments\/captures/);
      await expect(order.tell("made")).rejects.toThrow(/could not be asked|answered 503/);
      order.failWith(null);
      expect(await made()).toEqual([]);
    });
  });

  describe("a refund that the provider is working on", () => {
    const begin = async () => {
      await pay();
      order.refundsEnd("pending");
      const { id: paymentId } = await order.payment();
      const asked = { paymentId, orderId: order.orderId, amountMinor: 100, reason: "A cup was broken." };
      expect(await refundPayment(order.shop, asked)).toBe("pending");
      expect([await statuses(), await mails("refunded"), await mails("refund_pending")]).toEqual([
        [["pending", 100]],
        0,
        1,
      ]);
      return (await order.payment()).amountMinor;
    };

    test("is booked and mailed when it is done", async () => {
      const amountMinor = await begin();
      order.settleLast("done");
      await order.tell("made");
      expect([await statuses(), await mails("refunded")]).toEqual([[["done", 100]], 1]);
      expect(await balance("payment_clearing")).toBe(amountMinor - 100);
    });

    test("is asked after where nobody tells", async () => {
      await begin();
      order.settleLast("done");
      const [refund] = await made();
      if (refund) expect(await finishRefund(order.shop, refund)).toBe("done");
      expect(await statuses()).toEqual([["done", 100]]);
    });

    test("that fails can be paid back again, and the shopper and the shop are told", async () => {
      const amountMinor = await begin();
      order.settleLast("failed");
      await order.tell("failed");
      expect([await statuses(), await mails("refund_failed")]).toEqual([[["failed", 100]], 1]);
      expect((await order.notes()).at(-1)).toMatch(/^The provider did not refund \$1\.00/);
      expect(await balance("payment_clearing")).toBe(amountMinor);
    });
  });

  test("a refund that comes back after it was done is owed to the shopper, whatever is told again", async () => {
    await pay();
    const { amountMinor } = await order.payment();
    order.refund(100);
    await order.tell("made");
    order.settleLast("failed");
    await order.tell("failed");
    await order.tell("failed");
    expect([await statuses(), await mails("refund_failed")]).toEqual([[["failed", 100]], 1]);
    expect([await balance("payment_clearing"), await balance("shopper_receivable")]).toEqual([
      amountMinor,
      -100,
    ]);
    expect((await order.notes()).at(-1)).toMatch(/^The refund of \$1\.00 came back/);
  });

  test("what is taken back is booked once and shown, and is no refund of ours", async () => {
    await pay();
    const { amountMinor } = await order.payment();
    await order.chargeBack(100);
    await order.chargeBack(100);
    expect([await statuses(), await mails("refunded")]).toEqual([[["done", 100]], 0]);
    expect(await balance("payment_clearing")).toBe(amountMinor - 100);
    expect((await order.notes()).filter((note) => note.startsWith("$1.00 was taken back"))).toHaveLength(1);
    expect(lines.join("")).toContain("money was taken back");
  });

  test("a dispute that moves no money is shown, once", async () => {
    await pay();
    const { amountMinor } = await order.payment();
    await order.dispute();
    await order.dispute();
    expect((await order.notes()).filter((note) => /is disputed/.test(note))).toHaveLength(1);
    expect(await balance("payment_clearing")).toBe(amountMinor);
  });
});
