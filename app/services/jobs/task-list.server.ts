import type { Schedule } from "~/models/schedule/next-due";
import { deliverSandboxWebhookJob } from "./deliver-sandbox-webhook.server";
import { expireCartsJob } from "./expire-carts.server";
import { expireSignInsJob } from "./expire-sign-ins.server";
import type { JobHandler } from "./job.server";
import type { JobName } from "./job-payloads.server";
import { closePaymentJob, confirmPaymentJob, refundPaymentJob } from "./payment-jobs.server";
import { queueOwedRefundsJob } from "./queue-owed-refunds.server";
import { queueStockNoticesJob } from "./queue-stock-notices.server";
import { releaseExpiredReservationsJob } from "./release-expired-reservations.server";
import { removeLeftoverFilesJob } from "./remove-leftover-files.server";
import { renewSubscriptionsJob } from "./renew-subscriptions.server";
import { runPayoutsJob } from "./run-payouts.server";
import { sendAccountDeletedMailJob, sendAccountStepMailJob } from "./send-account-step-mail.server";
import { sendAnalyticsEventJob } from "./send-analytics-event.server";
import { sendEmailChangeMailsJob } from "./send-email-change-mails.server";
import { sendFormMailJob } from "./send-form-mail.server";
import { sendGiftCardJob } from "./send-gift-card.server";
import { sendLoginMethodMailJob } from "./send-login-method-mail.server";
import { sendMarketingEventJob } from "./send-marketing-event.server";
import { sendMessageMailJob } from "./send-message-mail.server";
import { sendOrderLinkJob } from "./send-order-link.server";
import { sendOrderMailJob } from "./send-order-mail.server";
import { sendPasswordResetMailJob } from "./send-password-reset-mail.server";
import { sendQuoteMailsJob } from "./send-quote-mails.server";
import { sendRegistrationMailJob } from "./send-registration-mail.server";
import { sendSellerMailJob } from "./send-seller-mail.server";
import { sendSignInWarningMailJob } from "./send-sign-in-warning-mail.server";
import { sendStockNoticeJob } from "./send-stock-notice.server";
import { sendSubscriptionMailJob } from "./send-subscription-mail.server";
import { sendSubscriptionStartedMailJob } from "./send-subscription-started-mail.server";

/** The handler of every kind of job. */
export const taskList: { readonly [Name in JobName]: JobHandler<Name> } = {
  "send-order-mail": sendOrderMailJob,
  "send-order-link": sendOrderLinkJob,
  "send-seller-mail": sendSellerMailJob,
  "send-quote-mails": sendQuoteMailsJob,
  "send-subscription-mail": sendSubscriptionMailJob,
  "send-subscription-started-mail": sendSubscriptionStartedMailJob,
  "send-stock-notice": sendStockNoticeJob,
  "send-gift-card": sendGiftCardJob,
  "send-registration-mail": sendRegistrationMailJob,
  "send-email-change-mails": sendEmailChangeMailsJob,
  "send-login-method-mail": sendLoginMethodMailJob,
  "send-account-step-mail": sendAccountStepMailJob,
  "send-account-deleted-mail": sendAccountDeletedMailJob,
  "send-password-reset-mail": sendPasswordResetMailJob,
  "send-sign-in-warning-mail": sendSignInWarningMailJob,
  "send-message-mail": sendMessageMailJob,
  "send-form-mail": sendFormMailJob,
  "send-analytics-event": sendAnalyticsEventJob,
  "send-marketing-event": sendMarketingEventJob,
  "deliver-sandbox-webhook": deliverSandboxWebhookJob,
  "refund-payment": refundPaymentJob,
  "confirm-payment": confirmPaymentJob,
  "close-payment": closePaymentJob,
  "queue-owed-refunds": queueOwedRefundsJob,
  "renew-subscriptions": renewSubscriptionsJob,
  "run-payouts": runPayoutsJob,
  "queue-stock-notices": queueStockNoticesJob,
  "release-expired-reservations": releaseExpiredReservationsJob,
  "expire-carts": expireCartsJob,
  "expire-sign-ins": expireSignInsJob,
  "remove-leftover-files": removeLeftoverFilesJob,
};

/** A job that comes back by the clock. */
export type ScheduledJob = { task: JobName; schedule: Schedule; maxAttempts: number };

/** Jobs that come back by the clock. However many processes there are, each is queued once for each of its times. */
export const scheduledJobs: ScheduledJob[] = [
  { task: "release-expired-reservations", schedule: { every: "minute" }, maxAttempts: 3 },
  { task: "queue-stock-notices", schedule: { every: "minute" }, maxAttempts: 3 },
  { task: "renew-subscriptions", schedule: { every: "hour", minute: 7 }, maxAttempts: 3 },
  // Every hour, so that what failed is tried again the same day; each payout day makes one payout.
  { task: "run-payouts", schedule: { every: "hour", minute: 27 }, maxAttempts: 3 },
  { task: "queue-owed-refunds", schedule: { every: "hour", minute: 42 }, maxAttempts: 3 },
  { task: "expire-carts", schedule: { every: "day", hour: 3, minute: 17 }, maxAttempts: 3 },
  { task: "expire-sign-ins", schedule: { every: "day", hour: 3, minute: 47 }, maxAttempts: 3 },
  { task: "remove-leftover-files", schedule: { every: "day", hour: 4, minute: 17 }, maxAttempts: 3 },
];
