// @public

import type { AreaJobs } from "../shops/jobs/job.server";
import { expireSignInsJob } from "./jobs/expire-sign-ins.server";
import { sendAccountDeletedMailJob, sendAccountStepMailJob } from "./jobs/send-account-step-mail.server";
import { sendEmailChangeMailsJob } from "./jobs/send-email-change-mails.server";
import { sendLoginMethodMailJob } from "./jobs/send-login-method-mail.server";
import { sendPasswordResetMailJob } from "./jobs/send-password-reset-mail.server";
import { sendRegistrationMailJob } from "./jobs/send-registration-mail.server";
import { sendSignInWarningMailJob } from "./jobs/send-sign-in-warning-mail.server";
import { accountJobPayloads } from "./sign-in/account-job-payloads.server";

/** Jobs of accounts: their mails, and what ends with time. */
export const accountJobs: AreaJobs<typeof accountJobPayloads> = {
  payloads: accountJobPayloads,
  handlers: {
    "send-registration-mail": sendRegistrationMailJob,
    "send-email-change-mails": sendEmailChangeMailsJob,
    "send-login-method-mail": sendLoginMethodMailJob,
    "send-account-step-mail": sendAccountStepMailJob,
    "send-account-deleted-mail": sendAccountDeletedMailJob,
    "send-password-reset-mail": sendPasswordResetMailJob,
    "send-sign-in-warning-mail": sendSignInWarningMailJob,
    "expire-sign-ins": expireSignInsJob,
  },
  scheduled: [{ task: "expire-sign-ins", schedule: { every: "day", hour: 3, minute: 47 }, maxAttempts: 3 }],
};
