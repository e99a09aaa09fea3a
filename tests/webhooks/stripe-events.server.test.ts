import { beforeAll, describe, expect, test } from "vitest";
import { stripeEvents } from "~/services/payments/providers/stripe/stripe-webhook.server";
import { migrateJobs } from "~/services/platform/jobs/migrate-jobs.server";
import { withTestDatabase } from "../support/databases/with-test-database";
import {
  type Arrival,
  arrive,
  half,
  notAskedFor,
  nothing,
  owed,
  paidTooLate,
  reserved,
  type Sequence,
} from "./arrive";
import { paid } from "./market-order";
import { openStripeStage, type StripeKind, type StripeStage } from "./stripe-stage";

const database = withTestDatabase();
beforeAll(() => migrateJobs(database.pool));

const started = async (at: StripeStage) => void (await at.start());
const paidUnseen = (at: StripeStage) => at.payUnseen();
const seen = (at: StripeStage) => at.pay();
const refundedThere = async (at: StripeStage) => {
  await at.pay();
  at.refundHalf();
};
const refundTold = async (at: StripeStage) => {
  await refundedThere(at);
  await arrive(at, "refund.created", half);
};
const refundFailed = async (at: StripeStage) => {
  await refundTold(at);
  at.endRefund("failed");
};
const refundDoneAtLast = async (at: StripeStage) => {
  await at.pay();
  at.refundHalf("pending");
  await arrive(at, "refund.created", paid);
  at.endRefund("succeeded");
};
const takenBack = async (at: StripeStage) => {
  await at.pay();
  await arrive(at, "charge.dispute.funds_withdrawn", half);
};
const paidOut = async (at: StripeStage) => {
  await at.pay();
  await at.payOut();
  const { potter, ...rest } = paid;
  expect(await at.sums()).toEqual({ ...rest, payment_clearing: 6500 + (potter ?? 0) });
};

const arrivals: Record<StripeKind, Arrival<StripeStage>> = {
  "payment_intent.succeeded": { given: paidUnseen, sums: paid },
  "payment_intent.amount_capturable_updated": { reserves: true, given: paidUnseen, sums: reserved },
  "payment_intent.processing": { given: paidUnseen, sums: nothing },
  "payment_intent.canceled": { given: paidUnseen, sums: nothing },
  "checkout.session.expired": { given: started, sums: nothing },
  "checkout.session.async_payment_failed": { given: started, sums: nothing },
  "refund.created": { given: refundedThere, sums: half },
  "refund.updated": { given: refundDoneAtLast, sums: half },
  "refund.failed": { given: refundFailed, sums: owed },
  "charge.refund.updated": { given: refundDoneAtLast, sums: half },
  "charge.refunded": { given: refundedThere, sums: half },
  "charge.dispute.created": { given: seen, sums: paid },
  "charge.dispute.updated": { given: seen, sums: paid },
  "charge.dispute.closed": { given: seen, sums: paid },
  "charge.dispute.funds_withdrawn": { given: seen, sums: half },
  "charge.dispute.funds_reinstated": { given: takenBack, sums: paid },
  "transfer.reversed": { given: paidOut, sums: paid },
};

const sequences: Sequence<StripeStage, StripeKind>[] = [
  {
    title: "older words after the money was taken",
    given: paidUnseen,
    events: [
      ["payment_intent.succeeded", paid],
      ["payment_intent.processing", paid],
      ["payment_intent.canceled", paid],
      ["checkout.session.expired", paid],
      ["checkout.session.async_payment_failed", paid],
    ],
  },
  {
    title: "money that is taken after it was reserved",
    reserves: true,
    given: paidUnseen,
    events: [
      ["payment_intent.processing", nothing],
      ["payment_intent.amount_capturable_updated", reserved],
      ["payment_intent.processing", reserved],
    ],
  },
  {
    title: "money for orders that were given up",
    given: paidUnseen,
    events: [
      ["checkout.session.expired", nothing],
      ["payment_intent.succeeded", paidTooLate],
    ],
  },
  {
    title: "a refund before its payment",
    given: async (at) => {
      await at.payUnseen();
      at.refundHalf();
    },
    events: [
      ["charge.refunded", half],
      ["payment_intent.succeeded", half],
      ["refund.created", half],
      ["refund.updated", half],
    ],
  },
  {
    title: "the end of a refund before its beginning",
    given: async (at) => {
      await refundedThere(at);
      at.endRefund("failed");
    },
    events: [
      ["refund.failed", paid],
      ["charge.refund.updated", paid],
      ["charge.refunded", paid],
    ],
  },
  {
    title: "a chargeback before its payment",
    given: paidUnseen,
    events: [
      ["charge.dispute.funds_withdrawn", half],
      ["payment_intent.succeeded", half],
      ["charge.dispute.created", half],
      ["charge.dispute.funds_reinstated", paid],
      ["charge.dispute.closed", paid],
    ],
  },
  {
    title: "the end of a dispute before its beginning",
    given: paidUnseen,
    events: [
      ["charge.dispute.closed", paid],
      ["charge.dispute.funds_reinstated", paid],
      ["charge.dispute.funds_withdrawn", paid],
      ["charge.dispute.updated", paid],
      ["charge.dispute.created", paid],
    ],
  },
  {
    title: "the rest is refunded after a half was taken back and given again",
    given: async (at) => {
      await takenBack(at);
      await arrive(at, "charge.dispute.funds_reinstated", paid);
      at.refundHalf();
    },
    events: [
      ["refund.created", half],
      ["charge.dispute.funds_reinstated", half],
    ],
  },
];

async function onStage(reserves: boolean, play: (at: StripeStage) => Promise<void>): Promise<void> {
  const at = await openStripeStage(database.db, reserves);
  await play(at).finally(() => at.close());
}

describe("each event of Stripe's is taken and booked once", () => {
  test.each(Object.keys(stripeEvents) as StripeKind[])("%s", async (kind) => {
    const { reserves = false, given, sums } = arrivals[kind];
    await onStage(reserves, async (at) => {
      await given(at);
      await arrive(at, kind, sums);
    });
  });
});

describe("events of Stripe's in another order", () => {
  test.each(sequences)("$title", async ({ reserves = false, given, events }) => {
    await onStage(reserves, async (at) => {
      await given(at);
      for (const [kind, sums] of events) await arrive(at, kind, sums);
    });
  });
});

test("owners are asked to send every kind that is acted on", () => {
  expect(notAskedFor("stripe", Object.keys(stripeEvents))).toEqual([]);
});
