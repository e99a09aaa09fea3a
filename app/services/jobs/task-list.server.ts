import type { CronItem } from "graphile-worker";
import { deliverSandboxWebhookJob } from "./deliver-sandbox-webhook.server";
import { expireCartsJob } from "./expire-carts.server";
import type { JobHandler } from "./job.server";
import { refundPaymentJob } from "./refund-payment.server";
import { releaseExpiredReservationsJob } from "./release-expired-reservations.server";
import { sendOrderConfirmationJob } from "./send-order-confirmation.server";

/** Every kind of job by the name it is queued under. */
export const taskList: Record<string, JobHandler> = {
  "send-order-confirmation": sendOrderConfirmationJob,
  "deliver-sandbox-webhook": deliverSandboxWebhookJob,
  "refund-payment": refundPaymentJob,
  "release-expired-reservations": releaseExpiredReservationsJob,
  "expire-carts": expireCartsJob,
};

/** Jobs that come back by the clock (UTC). One process of many queues each of them. */
export const cronItems: CronItem[] = [
  { task: "release-expired-reservations", match: "* * * * *", options: { maxAttempts: 3 } },
  { task: "expire-carts", match: "17 3 * * *", options: { maxAttempts: 3 } },
];
