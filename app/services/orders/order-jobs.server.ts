// @public

import { z } from "zod";
import { orderMailKinds } from "~/models/orders/mail/order-mail/order-mail-kind";
import { sellerMailKinds } from "~/models/orders/mail/seller-mail";
import { shopPayload } from "../platform/jobs/payload-parts.server";
import type { AreaJobs } from "../shops/jobs/job.server";
import { fillOrderTextsJob } from "./jobs/fill-order-texts.server";
import { closePaymentJob, confirmPaymentJob, refundPaymentJob } from "./jobs/payment-jobs.server";
import { queueOwedRefundsJob } from "./jobs/queue-owed-refunds.server";
import { releaseExpiredReservationsJob } from "./jobs/release-expired-reservations.server";
import { sendDisputeMailJob } from "./jobs/send-dispute-mail.server";
import { sendOrderLinkJob } from "./jobs/send-order-link.server";
import { sendOrderMailJob } from "./jobs/send-order-mail.server";
import { sendSellerMailJob } from "./jobs/send-seller-mail.server";
import { sendSubscriptionMailJob } from "./jobs/send-subscription-mail.server";
import { sendSubscriptionStartedMailJob } from "./jobs/send-subscription-started-mail.server";
import { sendWithdrawalRefusedJob } from "./jobs/send-withdrawal-refused.server";
import { settleWithdrawalJob } from "./withdrawals/settle-withdrawal.server";
import { withdrawByNumberJob } from "./withdrawals/withdraw-by-number.server";

const orderJobPayloads = {
  "send-order-mail": shopPayload.extend({
    orderId: z.string(),
    kind: z.enum(orderMailKinds),
    subjectId: z.string().default(""),
    /** Names a mail that is sent once more; empty for the first. */
    again: z.string().default(""),
    /** Who gets it instead of the customer; absent for them. */
    to: z.string().optional(),
  }),
  "send-order-link": shopPayload.extend({ number: z.string(), email: z.string() }),
  "withdraw-by-number": shopPayload.extend({
    number: z.string(),
    name: z.string(),
    email: z.string(),
    items: z.string(),
    /** When it was declared, UTC ISO. */
    at: z.string(),
  }),
  "send-withdrawal-refused": shopPayload.extend({
    orderId: z.string(),
    why: z.string(),
    /** When it was declared, UTC ISO. */
    at: z.string(),
  }),
  "settle-withdrawal": shopPayload.extend({ orderId: z.string(), id: z.number().int() }),
  "send-seller-mail": shopPayload.extend({
    orderId: z.string(),
    kind: z.enum(sellerMailKinds),
    subjectId: z.string().default(""),
  }),
  "send-dispute-mail": shopPayload.extend({
    orderId: z.string(),
    reader: z.enum(["seller", "business"]),
    /** What is new: an entry, what became of an answer, or what the provider said. */
    entryId: z.number().int().optional(),
    answerId: z.number().int().optional(),
    outcomeId: z.number().int().optional(),
  }),
  "send-subscription-mail": shopPayload.extend({
    subscriptionId: z.string().uuid(),
    dueOn: z.string(),
    failedTries: z.number().int(),
  }),
  "send-subscription-started-mail": shopPayload.extend({ orderId: z.string() }),
  "refund-payment": shopPayload.extend({ paymentId: z.string(), orderId: z.string() }),
  "confirm-payment": shopPayload.extend({ paymentId: z.string() }),
  "close-payment": shopPayload.extend({ paymentId: z.string() }),
  "queue-owed-refunds": z.object({}),
  "release-expired-reservations": z.object({}),
  "fill-order-texts": z.object({}),
};

type Payloads = typeof orderJobPayloads;

declare module "../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}

/** Jobs of orders: their mails, their money, and what unpaid ones hold. */
export const orderJobs: AreaJobs<typeof orderJobPayloads> = {
  payloads: orderJobPayloads,
  handlers: {
    "send-order-mail": sendOrderMailJob,
    "send-order-link": sendOrderLinkJob,
    "withdraw-by-number": withdrawByNumberJob,
    "send-withdrawal-refused": sendWithdrawalRefusedJob,
    "settle-withdrawal": settleWithdrawalJob,
    "send-seller-mail": sendSellerMailJob,
    "send-dispute-mail": sendDisputeMailJob,
    "send-subscription-mail": sendSubscriptionMailJob,
    "send-subscription-started-mail": sendSubscriptionStartedMailJob,
    "refund-payment": refundPaymentJob,
    "confirm-payment": confirmPaymentJob,
    "close-payment": closePaymentJob,
    "queue-owed-refunds": queueOwedRefundsJob,
    "release-expired-reservations": releaseExpiredReservationsJob,
    "fill-order-texts": fillOrderTextsJob,
  },
  scheduled: [
    { task: "queue-owed-refunds", schedule: { every: "hour", minute: 42 }, maxAttempts: 3 },
    { task: "release-expired-reservations", schedule: { every: "minute" }, maxAttempts: 3 },
    { task: "fill-order-texts", schedule: { every: "minute" }, maxAttempts: 3 },
  ],
};
