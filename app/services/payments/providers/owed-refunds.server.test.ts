import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { runJob } from "~/composition/jobs.server";
import { partAmounts, totalOfParts } from "~/models/payments/order-history";
import { stockItems } from "~/tables/catalogue/offers";
import { refunds } from "~/tables/orders/payments";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { runs } from "../../../../tests/support/runs/property-runs";
import { shipOrder } from "../../orders/delivery/ship-order.server";
import { listOwedOrders } from "../../orders/money/list-owed-orders.server";
import { refundOrder } from "../../orders/money/refund-order.server";
import { returnPayment } from "../../orders/money/return-payment.server";
import { settlePayment } from "../../orders/money/settle-payment.server";
import { takePayment } from "../../orders/money/take-payment.server";
import { loadOrder } from "../../orders/reading/load-order.server";
import { buyFromTwo } from "../../orders/records/market-order-fixture.server";
import { cancelLines } from "../../orders/states/cancel-lines.server";
import { cancelOrder } from "../../orders/states/cancel-order.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { migrateJobs } from "../../platform/jobs/migrate-jobs.server";
import { checkLedger } from "../ledger/check-ledger.server";
import { readBalances } from "../ledger/read-balances.server";
import { readOrderHistory } from "../ledger/read-order-history.server";
import { ProviderUnavailable } from "./provider-unavailable.server";
import { sandboxProvider } from "./sandbox-provider.server";

const database = withTestDatabase();
/** How the provider answers refunds from now on. */
let answer: "done" | "refused" | "none";
let sold: Awaited<ReturnType<typeof buyFromTwo>>;
let market: (typeof sold)["market"];
/** The potter's order: two vases and three bowls for $101.40, of which a vase costs $31.80. */
let orderId: string;

beforeAll(() => migrateJobs(database.pool));
beforeEach(async () => {
  answer = "done";
  vi.spyOn(sandboxProvider, "refund").mockImplementation(async (_deps, _payment, { id }) => {
    if (answer === "none") throw new ProviderUnavailable("The provider is away");
    return answer === "done" ? { kind: "done", reference: id } : { kind: "failed", reason: "No funds" };
  });
  await open();
});
afterEach(() => void vi.restoreAllMocks());

async function open() {
  sold = await buyFromTwo(database.db);
  market = sold.market;
  orderId = sold.pottery.id;
}
const job = (id = orderId) => returnPayment(market, { paymentId: sold.paymentId, orderId: id });
const money = async () => (await loadOrder(market, orderId))?.money;
const status = async () => (await loadOrder(market, orderId))?.status;
const givenMinor = async (id = orderId) =>
  (await loadOrder(market, id))?.refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
const receivable = async () =>
  (await readBalances(market)).find(({ account }) => account === "shopper_receivable")?.amountMinor ?? 0;
const cancelVase = () => cancelLines(market, orderId, { wanted: [{ sku: "VASE", qty: 1 }], note: "" });
/** In how many minutes the job that pays back runs; null where none is queued. */
async function minutesUntilJob() {
  const { rows } = await database.pool.query<{ at: Date }>(
    "select run_at as at from graphile_worker.jobs where key = $1",
    [`refund:${sold.paymentId}:${orderId}`],
  );
  return rows[0] ? (rows[0].at.getTime() - market.now().getTime()) / 60_000 : null;
}

describe("what a shopper is owed", () => {
  beforeEach(async () => {
    await sold.say("paid");
  });

  test("is paid back when an order is canceled after a refund of it was refused", async () => {
    answer = "refused";
    expect(await refundOrder(market, orderId, { amountMinor: 100, reason: "" })).toMatchObject({
      result: "failed",
    });
    expect(await money()).toMatchObject({ owedMinor: 0 });
    await cancelOrder(market, orderId);
    await job();
    expect(await money()).toMatchObject({ owedMinor: 10_140, refusals: 2 });
    expect((await listOwedOrders(market)).map(({ id }) => id)).toEqual([orderId]);
    expect(await minutesUntilJob()).toBe(20);
    answer = "done";
    await job();
    await job();
    expect([await money(), await givenMinor(), await receivable()]).toEqual([
      expect.objectContaining({ owedMinor: 0, refusals: 0 }),
      10_140,
      0,
    ]);
    expect(await listOwedOrders(market)).toEqual([]);
  });

  test("of lines whose refund was refused is tried again, without the rest of the order", async () => {
    answer = "refused";
    expect(await cancelVase()).toMatchObject({ refund: { amountMinor: 3180, result: "failed" } });
    expect(await money()).toMatchObject({ owedMinor: 3180, refusals: 1 });
    await job();
    expect(await money()).toMatchObject({ owedMinor: 3180, refusals: 2 });
    answer = "done";
    await job();
    expect([await money(), await givenMinor(), await status(), await receivable()]).toEqual([
      expect.objectContaining({ owedMinor: 0, refusals: 0 }),
      3180,
      "processing",
      0,
    ]);
  });

  test("of lines is settled by a refund that a person makes meanwhile", async () => {
    answer = "refused";
    await cancelVase();
    answer = "done";
    await refundOrder(market, orderId, { amountMinor: 3180, reason: "" });
    await job();
    expect([await givenMinor(), await receivable()]).toEqual([3180, 0]);
  });

  test("is paid back once, when the provider was away", async () => {
    await cancelOrder(market, orderId);
    answer = "none";
    await expect(job()).rejects.toThrow(ProviderUnavailable);
    await expect(job()).rejects.toThrow(ProviderUnavailable);
    answer = "done";
    await job();
    const made = await database.db.select().from(refunds).where(eq(refunds.orderId, orderId));
    expect(made).toMatchObject([{ amountMinor: 10_140, status: "done" }]);
  });

  test("is not forgotten when its job is lost, and keeps the time of one that waits", async () => {
    const { db, log, now, secret, box, config } = market;
    const deps = {
      db,
      log,
      now,
      secret,
      box,
      config,
      originOf: () => "",
      dataDir: "",
      fileStore: createDiskStore(""),
      smtpUrl: undefined,
    };
    const sweep = () => runJob(deps, "queue-owed-refunds", {});
    answer = "refused";
    await cancelOrder(market, orderId);
    await job();
    await sweep();
    expect(await minutesUntilJob()).toBe(10);
    await database.pool.query("select graphile_worker.remove_job($1)", [
      `refund:${sold.paymentId}:${orderId}`,
    ]);
    await sweep();
    expect(await minutesUntilJob()).not.toBeNull();
    answer = "done";
    await job();
    await database.pool.query("select graphile_worker.remove_job($1)", [
      `refund:${sold.paymentId}:${orderId}`,
    ]);
    await sweep();
    expect(await minutesUntilJob()).toBeNull();
  });

  test("is paid back in the end, whatever was refused before", async () => {
    const step = fc.record({
      do: fc.constantFrom("refund", "cancel lines", "cancel", "job"),
      answer: fc.constantFrom("done", "refused", "none"),
      amountMinor: fc.integer({ min: 1, max: 9000 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
        await open();
        await sold.say("paid");
        for (const one of steps) {
          answer = one.answer as typeof answer;
          const acts = {
            refund: () => refundOrder(market, orderId, { amountMinor: one.amountMinor, reason: "" }),
            "cancel lines": cancelVase,
            cancel: () => cancelOrder(market, orderId),
            job,
          };
          // Refused as well is what the order does not have left, or its state does not allow.
          await acts[one.do as keyof typeof acts]().catch(() => {});
        }
        answer = "done";
        for (const _ of [1, 2]) await job();
        const { givenBack, kept } = await books();
        expect(givenBack + kept).toBe(10_140);
        expect([await receivable(), (await money())?.owedMinor]).toEqual([0, 0]);
        expect(await checkLedger(market)).toMatchObject({ totalMinor: "0", unbalanced: [] });
      }),
      { numRuns: runs(3, 30) },
    );
  });

  async function books() {
    const kept = totalOfParts(partAmounts(await readOrderHistory(market, orderId)));
    return { kept, givenBack: (await givenMinor()) ?? 0 };
  }
});

describe("an order that was paid back whole", () => {
  const ship = () => shipOrder(market, orderId, { carrier: "ups", trackingNumber: "", pieces: null });
  const reserved = async () => {
    const own = and(eq(stockItems.tenantId, market.tenant.id), eq(stockItems.sellerId, sold.potterId));
    const rows = await database.db.select().from(stockItems).where(own).orderBy(stockItems.id);
    return rows.map((row) => row.reserved);
  };
  beforeEach(async () => {
    await sold.say("paid");
  });

  test("is closed, on sale again and not shipped, and its seller gets a mail", async () => {
    await refundOrder(market, orderId, { amountMinor: 5000, reason: "" });
    expect([await status(), await reserved()]).toEqual(["processing", [2, 3]]);
    await refundOrder(market, orderId, { amountMinor: null, reason: "" });
    expect([await status(), await reserved()]).toEqual(["closed", [0, 0]]);
    await expect(ship()).rejects.toMatchObject({ message: "An order that is Closed cannot be shipped." });
    const mails = await database.pool.query("select 1 from graphile_worker.jobs where key = $1", [
      `seller-mail:canceled:${orderId}`,
    ]);
    expect(mails.rows).toHaveLength(1);
  });

  test("is not shipped while the provider has not answered, and is once it refused", async () => {
    answer = "none";
    await expect(refundOrder(market, orderId, { amountMinor: null, reason: "" })).rejects.toThrow();
    await expect(ship()).rejects.toMatchObject({
      message: "All of this order is being refunded, so it cannot be shipped.",
    });
    answer = "refused";
    await job();
    expect(await ship()).toMatchObject({ isLast: true });
  });
});

test("an order whose payment is only authorized says so, and is shipped once it is taken", async () => {
  const ship = () => shipOrder(market, orderId, { carrier: "ups", trackingNumber: "", pieces: null });
  const { paymentId, amountMinor } = sold;
  const outcome = { kind: "authorized", reference: "auth-1", amountMinor, currency: "USD" } as const;
  await settlePayment(market, "sandbox", { paymentId, outcome });
  expect([await status(), await money()]).toMatchObject(["processing", { isAuthorized: true }]);
  await expect(ship()).rejects.toMatchObject({
    message: "The payment of this order is authorized and was not taken yet. Take it before you ship.",
  });
  await takePayment(market, orderId);
  expect(await money()).toMatchObject({ isAuthorized: false });
  expect(await ship()).toMatchObject({ isLast: true });
});
