// @public

import type { AreaJobs } from "../shops/jobs/job.server";
import { fillOrderTextsJob } from "./jobs/fill-order-texts.server";
import { closePaymentJob, confirmPaymentJob, refundPaymentJob } from "./jobs/payment-jobs.server";
import { queueOwedRefundsJob } from "./jobs/queue-owed-refunds.server";
import { releaseExpiredReservationsJob } from "./jobs/release-expired-reservations.server";
import { sendOrderLinkJob } from "./jobs/send-order-link.server";
import { sendOrderMailJob } from "./jobs/send-order-mail.server";
import { sendSellerMailJob } from "./jobs/send-seller-mail.server";
import { sendSubscriptionMailJob } from "./jobs/send-subscription-mail.server";
import { sendSubscriptionStartedMailJob } from "./jobs/send-subscription-started-mail.server";
import { orderJobPayloads } from "./records/order-job-payloads.server";

/** Jobs of orders: their mails, their money, and what unpaid ones hold. */
export const orderJobs: AreaJobs<typeof orderJobPayloads> = {
  payloads: orderJobPayloads,
  handlers: {
    "send-order-mail": sendOrderMailJob,
    "send-order-link": sendOrderLinkJob,
    "send-seller-mail": sendSellerMailJob,
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
