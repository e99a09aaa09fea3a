import type { CronItem } from "graphile-worker";
import { deliverSandboxWebhookJob } from "./deliver-sandbox-webhook.server";
import { expireCartsJob } from "./expire-carts.server";
import { expireSignInsJob } from "./expire-sign-ins.server";
import type { JobHandler } from "./job.server";
import { refundPaymentJob } from "./refund-payment.server";
import { releaseExpiredReservationsJob } from "./release-expired-reservations.server";
import { sendAnalyticsEventJob } from "./send-analytics-event.server";
import { sendFormMailJob } from "./send-form-mail.server";
import { sendMarketingEventJob } from "./send-marketing-event.server";
import { sendOrderConfirmationJob } from "./send-order-confirmation.server";
import { sendPasswordResetMailJob } from "./send-password-reset-mail.server";
import { sendVerificationMailJob } from "./send-verification-mail.server";

/** Every kind of job by the name it is queued under. */
export const taskList: Record<string, JobHandler> = {
  "send-order-confirmation": sendOrderConfirmationJob,
  "send-verification-mail": sendVerificationMailJob,
  "send-password-reset-mail": sendPasswordResetMailJob,
  "send-form-mail": sendFormMailJob,
  "send-analytics-event": sendAnalyticsEventJob,
  "send-marketing-event": sendMarketingEventJob,
  "deliver-sandbox-webhook": deliverSandboxWebhookJob,
  "refund-payment": refundPaymentJob,
  "release-expired-reservations": releaseExpiredReservationsJob,
  "expire-carts": expireCartsJob,
  "expire-sign-ins": expireSignInsJob,
};

/** Jobs that come back by the clock (UTC). One process of many queues each of them. */
export const cronItems: CronItem[] = [
  {
    task: "release-expired-reservations",
    match: "* * * * *",
    options: { maxAttempts: 3, backfillPeriod: 0 },
  },
  { task: "expire-carts", match: "17 3 * * *", options: { maxAttempts: 3, backfillPeriod: 0 } },
  { task: "expire-sign-ins", match: "47 3 * * *", options: { maxAttempts: 3, backfillPeriod: 0 } },
];
