import { accountJobs } from "~/services/accounts/account-jobs.server";
import { agentJobs } from "~/services/agents/agent-jobs.server";
import { bulkJobs } from "~/services/bulk/bulk-jobs.server";
import { catalogueJobs } from "~/services/catalogue/catalogue-jobs.server";
import { checkoutJobs } from "~/services/checkout/checkout-jobs.server";
import { contentJobs } from "~/services/content/content-jobs.server";
import { conversationJobs } from "~/services/conversations/conversation-jobs.server";
import { fileJobs } from "~/services/files/file-jobs.server";
import { marketplaceJobs } from "~/services/marketplace/marketplace-jobs.server";
import { numbersJobs } from "~/services/numbers/numbers-jobs.server";
import { officeJobs } from "~/services/office/office-jobs.server";
import { orderJobs } from "~/services/orders/order-jobs.server";
import { paymentJobs } from "~/services/payments/payment-jobs.server";
import type { JobName } from "~/services/platform/jobs/job-kinds.server";
import { sellingJobs } from "~/services/selling/selling-jobs.server";
import type { JobDeps, JobRegistry } from "~/services/shops/jobs/job.server";
import { runJobOf } from "~/services/shops/jobs/run-job.server";
import { staffJobs } from "~/services/staff/staff-jobs.server";
import { webhookJobs } from "~/services/webhooks/webhook-jobs.server";
import { areaHandlers } from "./area-handlers.server";

/** What all areas do in the background. */
export const jobRegistry: JobRegistry = {
  areaHandlers,
  payloads: {
    ...accountJobs.payloads,
    ...staffJobs.payloads,
    ...marketplaceJobs.payloads,
    ...catalogueJobs.payloads,
    ...sellingJobs.payloads,
    ...paymentJobs.payloads,
    ...orderJobs.payloads,
    ...checkoutJobs.payloads,
    ...conversationJobs.payloads,
    ...contentJobs.payloads,
    ...fileJobs.payloads,
    ...numbersJobs.payloads,
    ...webhookJobs.payloads,
    ...bulkJobs.payloads,
    ...agentJobs.payloads,
    ...officeJobs.payloads,
  },
  handlers: {
    ...accountJobs.handlers,
    ...staffJobs.handlers,
    ...marketplaceJobs.handlers,
    ...catalogueJobs.handlers,
    ...sellingJobs.handlers,
    ...paymentJobs.handlers,
    ...orderJobs.handlers,
    ...checkoutJobs.handlers,
    ...conversationJobs.handlers,
    ...contentJobs.handlers,
    ...fileJobs.handlers,
    ...numbersJobs.handlers,
    ...webhookJobs.handlers,
    ...bulkJobs.handlers,
    ...agentJobs.handlers,
    ...officeJobs.handlers,
  },
  scheduled: [
    ...accountJobs.scheduled,
    ...staffJobs.scheduled,
    ...marketplaceJobs.scheduled,
    ...catalogueJobs.scheduled,
    ...sellingJobs.scheduled,
    ...paymentJobs.scheduled,
    ...orderJobs.scheduled,
    ...checkoutJobs.scheduled,
    ...conversationJobs.scheduled,
    ...contentJobs.scheduled,
    ...fileJobs.scheduled,
    ...numbersJobs.scheduled,
    ...webhookJobs.scheduled,
    ...bulkJobs.scheduled,
    ...agentJobs.scheduled,
    ...officeJobs.scheduled,
  ],
};

/** Names of all kinds of jobs. */
export const jobNames = Object.keys(jobRegistry.handlers) as JobName[];

/** Runs one job of any area; see {@link runJobOf}. */
export const runJob = <Name extends JobName>(deps: JobDeps, name: Name, payload: unknown): Promise<void> =>
  runJobOf(jobRegistry, deps, name, payload);
