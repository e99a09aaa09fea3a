import { beforeAll, describe, expect, test } from "vitest";
import { paypalEvents } from "~/services/payments/providers/paypal/paypal-webhook.server";
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
import { openPaypalStage, type PaypalKind, type PaypalStage } from "./paypal-stage";

const database = withTestDatabase();
beforeAll(() => migrateJobs(database.pool));

const approved = (at: PaypalStage) => at.approve();
const paidUnseen = (at: PaypalStage) => at.payUnseen();
const seen = (at: PaypalStage) => at.pay();
const refundedThere = async (at: PaypalStage) => {
  await at.pay();
  at.refundHalf();
};
const refundPending = async (at: PaypalStage) => {
  await at.pay();
  at.refundHalf("PENDING");
};
const refundDoneAtLast = async (at: PaypalStage) => {
  await refundPending(at);
  await arrive(at, "PAYMENT.REFUND.PENDING", paid);
  at.endRefund("COMPLETED");
};
const refundEnded = (end: "FAILED" | "CANCELLED") => async (at: PaypalStage) => {
  await refundedThere(at);
  await arrive(at, "PAYMENT.CAPTURE.REFUNDED", half);
  at.endRefund(end);
};

const arrivals: Record<PaypalKind, Arrival<PaypalStage>> = {
  "CHECKOUT.ORDER.APPROVED": { given: approved, sums: paid },
  "VAULT.PAYMENT-TOKEN.CREATED": { given: paidUnseen, sums: paid },
  "PAYMENT.CAPTURE.COMPLETED": { given: paidUnseen, sums: paid },
  "PAYMENT.CAPTURE.PENDING": { given: paidUnseen, sums: nothing },
  "PAYMENT.CAPTURE.DENIED": { given: paidUnseen, sums: nothing },
  "PAYMENT.CAPTURE.DECLINED": { given: paidUnseen, sums: nothing },
  "PAYMENT.AUTHORIZATION.CREATED": { reserves: true, given: paidUnseen, sums: reserved },
  "PAYMENT.AUTHORIZATION.VOIDED": { reserves: true, given: paidUnseen, sums: nothing },
  "PAYMENT.CAPTURE.REFUNDED": { given: refundedThere, sums: half },
  "PAYMENT.REFUND.PENDING": { given: refundPending, sums: paid },
  "PAYMENT.REFUND.COMPLETED": { given: refundDoneAtLast, sums: half },
  "PAYMENT.REFUND.FAILED": { given: refundEnded("FAILED"), sums: owed },
  "PAYMENT.REFUND.CANCELLED": { given: refundEnded("CANCELLED"), sums: owed },
  "PAYMENT.CAPTURE.REVERSED": { given: seen, sums: half },
  "CUSTOMER.DISPUTE.CREATED": { given: seen, sums: paid },
  "CUSTOMER.DISPUTE.UPDATED": { given: seen, sums: paid },
  "CUSTOMER.DISPUTE.RESOLVED": { given: seen, sums: paid },
};

const sequences: Sequence<PaypalStage, PaypalKind>[] = [
  {
    title: "older words after the money was taken",
    given: paidUnseen,
    events: [
      ["PAYMENT.CAPTURE.COMPLETED", paid],
      ["CHECKOUT.ORDER.APPROVED", paid],
      ["VAULT.PAYMENT-TOKEN.CREATED", paid],
      ["PAYMENT.CAPTURE.PENDING", paid],
      ["PAYMENT.CAPTURE.DENIED", paid],
      ["PAYMENT.CAPTURE.DECLINED", paid],
    ],
  },
  {
    title: "a reservation that is gone after it was told",
    reserves: true,
    given: paidUnseen,
    events: [
      ["PAYMENT.AUTHORIZATION.CREATED", reserved],
      ["PAYMENT.AUTHORIZATION.VOIDED", reserved],
      ["PAYMENT.AUTHORIZATION.CREATED", reserved],
    ],
  },
  {
    title: "a reservation that is told after it is gone",
    reserves: true,
    given: paidUnseen,
    events: [
      ["PAYMENT.AUTHORIZATION.VOIDED", nothing],
      ["PAYMENT.AUTHORIZATION.CREATED", nothing],
    ],
  },
  {
    title: "money for orders that were given up",
    given: paidUnseen,
    events: [
      ["PAYMENT.CAPTURE.DENIED", nothing],
      ["PAYMENT.CAPTURE.COMPLETED", paidTooLate],
    ],
  },
  {
    title: "a refund before its payment",
    given: async (at) => {
      await at.payUnseen();
      at.refundHalf();
    },
    events: [
      ["PAYMENT.CAPTURE.REFUNDED", half],
      ["PAYMENT.CAPTURE.COMPLETED", half],
      ["PAYMENT.REFUND.COMPLETED", half],
    ],
  },
  {
    title: "a refund that is done before it is told to be under way",
    given: async (at) => {
      await refundPending(at);
      at.endRefund("COMPLETED");
      await arrive(at, "PAYMENT.REFUND.COMPLETED", half);
      at.endRefund("PENDING");
    },
    events: [["PAYMENT.REFUND.PENDING", half]],
  },
  {
    title: "the end of a refund before its beginning",
    given: async (at) => {
      await refundedThere(at);
      at.endRefund("FAILED");
      await arrive(at, "PAYMENT.REFUND.FAILED", paid);
      at.endRefund("COMPLETED");
    },
    events: [["PAYMENT.CAPTURE.REFUNDED", paid]],
  },
  {
    title: "a chargeback before its payment",
    given: paidUnseen,
    events: [
      ["PAYMENT.CAPTURE.REVERSED", half],
      ["PAYMENT.CAPTURE.COMPLETED", half],
      ["CUSTOMER.DISPUTE.CREATED", half],
    ],
  },
  {
    title: "the end of a dispute before its beginning",
    given: paidUnseen,
    events: [
      ["CUSTOMER.DISPUTE.RESOLVED", paid],
      ["CUSTOMER.DISPUTE.UPDATED", paid],
      ["CUSTOMER.DISPUTE.CREATED", paid],
    ],
  },
];

async function onStage(reserves: boolean, play: (at: PaypalStage) => Promise<void>): Promise<void> {
  const at = await openPaypalStage(database.db, reserves);
  await play(at).finally(() => at.close());
}

describe("each event of PayPal's is taken and booked once", () => {
  test.each(Object.keys(paypalEvents) as PaypalKind[])("%s", async (kind) => {
    const { reserves = false, given, sums } = arrivals[kind];
    await onStage(reserves, async (at) => {
      await given(at);
      await arrive(at, kind, sums);
    });
  });
});

describe("events of PayPal's in another order", () => {
  test.each(sequences)("$title", async ({ reserves = false, given, events }) => {
    await onStage(reserves, async (at) => {
      await given(at);
      for (const [kind, sums] of events) await arrive(at, kind, sums);
    });
  });
});

test("owners are asked to send every kind that is acted on", () => {
  expect(notAskedFor("paypal", Object.keys(paypalEvents))).toEqual([]);
});
