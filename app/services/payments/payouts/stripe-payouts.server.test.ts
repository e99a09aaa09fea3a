import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { shops } from "~/tables/shops/shops";
import { sellers } from "~/tables/shops/tenants";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import {
  type StripeServer,
  startStripeServer,
  stripeKeys,
  stripeWebhook,
} from "../../../../tests/support/providers/stripe/stripe-server";
import { receiveWebhook } from "../../checkout/receive-webhook.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { createLog } from "../../platform/log/log.server";
import { byTest } from "../../shops/audit/actor-fixture.server";
import type { RunningJob } from "../../shops/jobs/job.server";
import { withSecrets } from "../../shops/secrets/secrets-fixture.server";
import { checkLedger } from "../ledger/check-ledger.server";
import { paymentJobs } from "../payment-jobs.server";
import type { PaymentContext } from "../providers/payment-context.server";
import { withPayments } from "../providers/payment-fixture.server";
import { ProviderUnavailable } from "../providers/provider-unavailable.server";
import { failPayout } from "./fail-payout.server";
import { listPayouts } from "./list-payouts.server";
import { openMarket, sellMugs, termsOf } from "./payouts-fixture.server";
import { preparePayout } from "./prepare-payout.server";
import { runPayouts } from "./run-payouts.server";
import { sendPayout } from "./send-payout.server";

const database = withTestDatabase();
let stripe: StripeServer;
let shop: PaymentContext;
let market: Awaited<ReturnType<typeof openMarket>>;

const completedAt = new Date("2026-02-01T00:00:00Z");

beforeEach(async () => {
  stripe = await startStripeServer();
  market = await openMarket(database.db);
  const withKey = withPayments(market.shop, { stripe: stripe.url });
  shop = await withSecrets(withKey, { "payment.stripe.secret_key": stripeKeys.secret });
  await sellMugs(market, 3, { completedAt });
  return () => stripe.close();
});

/** Runs payouts, to this account of the potter. */
async function run(account = "acct_potter", when: "schedule" | "now" = "schedule") {
  const payout = termsOf({ account: { kind: "stripe", account } });
  const own = and(eq(sellers.tenantId, shop.tenant.id), eq(sellers.id, market.potter));
  await byTest(database.db, (db) => db.update(sellers).set({ payout }).where(own));
  return runPayouts(shop, when);
}
/** The idempotency keys of the calls that make transfers. */
const keys = () =>
  stripe.calls.flatMap(({ method, path, headers }) =>
    method === "POST" && path === "/v1/transfers" ? [headers["idempotency-key"]] : [],
  );

test("what is due is transferred to the seller's account, once", async () => {
  const [payout] = await run();
  expect(payout).toMatchObject({ state: "paid", amountMinor: 3300, providerReference: "tr_1" });
  expect(stripe.transfers).toEqual([
    {
      id: "tr_1",
      amount: 3300,
      currency: "usd",
      destination: "acct_potter",
      group: payout?.id,
      metadata: { payout_id: payout?.id },
    },
  ]);
  expect(await run()).toEqual([]);
  expect(stripe.transfers).toHaveLength(1);
  expect(await checkLedger(shop)).toMatchObject({ totalMinor: "0", unbalanced: [] });
});

test("a transfer whose answer was lost is found again, not made again", async () => {
  stripe.failWith("lost");
  expect(await run()).toMatchObject([{ state: "prepared" }]);
  stripe.failWith(null);
  const asked = keys().length;
  expect(await run()).toMatchObject([{ state: "paid", providerReference: "tr_1" }]);
  expect(stripe.transfers).toHaveLength(1);
  expect(keys()).toHaveLength(asked);
});

test("a payout that a second process takes up before the first wrote the answer down is paid once", async () => {
  const wanted = { sellerId: market.potter, terms: termsOf(), until: new Date("2026-03-01") };
  const payout = await preparePayout(shop, wanted);
  const arrived = stripe.hold("/v1/transfers");
  const first = sendPayout(shop, payout?.id ?? "");
  const answer = await arrived;
  // While the first waits for its answer, another process takes the payout up.
  const second = await sendPayout(shop, payout?.id ?? "");
  answer();
  const paid = { state: "paid", providerReference: "tr_1" };
  expect([await first, second]).toMatchObject([paid, paid]);
  expect(stripe.transfers).toHaveLength(1);
});

test("an outage leaves the payout for the next run", async () => {
  stripe.failWith(503);
  expect(await run()).toMatchObject([{ state: "prepared" }]);
  stripe.failWith(null);
  expect(await run()).toMatchObject([{ state: "paid" }]);
  expect(stripe.transfers).toHaveLength(1);
});

test("a balance that is too low leaves it too, and the next run asks anew", async () => {
  stripe.platform.balance = 3299;
  expect(await run()).toMatchObject([
    { state: "prepared", tries: 1, failure: "You have insufficient funds in your Stripe account." },
  ]);
  stripe.platform.balance = 3300;
  expect(await run()).toMatchObject([{ state: "paid" }]);
  expect(new Set(keys()).size).toBe(2);
});

test("a payout that Stripe refuses fails, and its amount is owed again", async () => {
  expect(await run("acct_closed")).toMatchObject([{ state: "failed", failure: "The account is closed." }]);
  expect(await run("acct_potter", "now")).toMatchObject([{ state: "paid", amountMinor: 3300 }]);
  expect(await listPayouts(shop, { limit: 9 })).toHaveLength(2);
});

test("a payout that Stripe made cannot be noted as failed, and is not paid again, until the transfer came back", async () => {
  stripe.failWith("lost");
  const [payout] = await run();
  stripe.failWith(503);
  const fail = () => failPayout(shop, payout?.id ?? "", "no answer");
  await expect(fail()).rejects.toMatchObject({
    message: "Stripe is being asked for this payout. Try again in a minute.",
  });
  market.shop.clock.now = new Date(market.shop.clock.now.getTime() + 60_000);
  await expect(fail()).rejects.toThrow(ProviderUnavailable);
  stripe.failWith(null);
  await expect(fail()).rejects.toMatchObject({
    message: "Stripe made the transfer tr_1. Reverse it there first.",
  });
  expect(await run("acct_potter", "now")).toEqual([]);
  expect(await listPayouts(shop, { limit: 9 })).toMatchObject([{ state: "paid", providerReference: "tr_1" }]);
  for (const transfer of stripe.transfers) transfer.isReversed = true;
  expect(await fail()).toMatchObject({ state: "failed", failure: "no answer" });
});

test("a payout that Stripe was never asked for is noted as failed", async () => {
  const wanted = { sellerId: market.potter, terms: termsOf(), until: new Date("2026-03-01") };
  const payout = await preparePayout(shop, wanted);
  expect(await failPayout(shop, payout?.id ?? "", "wrong account")).toMatchObject({ state: "failed" });
  expect(stripe.calls).toEqual([]);
});

describe("a transfer that Stripe takes back", () => {
  let lines: string[];
  beforeEach(async () => {
    lines = [];
    shop = await withSecrets(
      { ...shop, log: createLog({ write: (line) => void lines.push(line) }) },
      {
        "payment.stripe.secret_key": stripeKeys.secret,
        "payment.stripe.webhook_secret": stripeKeys.webhook,
      },
    );
  });
  /** Stripe tells that it took an amount of the payout back. */
  const tell = (payoutId: string | undefined, amount_reversed: number) => {
    const transfer = { amount: 3300, amount_reversed, currency: "usd", metadata: { payout_id: payoutId } };
    return receiveWebhook(shop, "stripe", stripeWebhook("transfer.reversed", transfer));
  };

  test("whole is owed again, once", async () => {
    const [payout] = await run();
    expect(await tell(payout?.id, 3300)).toBe("applied");
    expect(await tell(payout?.id, 3300)).toBe("applied");
    expect(await listPayouts(shop, { limit: 9 })).toMatchObject([
      { state: "failed", failure: "The provider took $33.00 of the transfer back." },
    ]);
    expect(await checkLedger(shop)).toMatchObject({ totalMinor: "0", unbalanced: [] });
    expect(await run("acct_potter", "now")).toMatchObject([{ state: "paid", amountMinor: 3300 }]);
  });

  test("in part is shown, for a person to book", async () => {
    const [payout] = await run();
    await tell(payout?.id, 300);
    expect(await listPayouts(shop, { limit: 9 })).toMatchObject([
      { state: "paid", failure: "The provider took $3.00 of the transfer back." },
    ]);
    expect(lines.join("")).toContain("a payout was taken back");
  });

  test("and that is none of ours is ignored", async () => {
    expect(await tell("p-1", 3300)).toBe("ignored");
  });
});

describe("the job", () => {
  const job = (over: { stripe?: string } = {}): RunningJob => ({
    db: shop.db,
    log: shop.log,
    now: shop.now,
    box: shop.box,
    secret: shop.secret,
    dataDir: "",
    fileStore: createDiskStore(""),
    originOf: () => shop.origin,
    smtpUrl: undefined,
    jobName: "run-payouts",
    handlers: shop.handlers,
    config: withPayments(shop, { stripe: over.stripe ?? stripe.url }).config,
  });
  const setTerms = async () => {
    const own = and(eq(sellers.tenantId, shop.tenant.id), eq(sellers.id, market.potter));
    await byTest(database.db, (db) => db.update(sellers).set({ payout: termsOf() }).where(own));
  };
  const setType = (type: "essential" | "marketplace") =>
    byTest(database.db, (db) => db.update(shops).set({ type }).where(ofShopId(shop)));

  test("pays the sellers of marketplaces, once however often it runs", async () => {
    await setTerms();
    await setType("marketplace");
    await paymentJobs.handlers["run-payouts"](job(), {});
    await paymentJobs.handlers["run-payouts"](job(), {});
    expect(stripe.transfers.map(({ amount }) => amount)).toEqual([3300]);
    await setType("essential");
  });

  test("pays nothing for a business without a marketplace", async () => {
    await setTerms();
    await paymentJobs.handlers["run-payouts"](job(), {});
    expect(stripe.transfers).toEqual([]);
  });
});

const ofShopId = ({ tenant, shop: { id } }: PaymentContext) =>
  and(eq(shops.tenantId, tenant.id), eq(shops.id, id));
