// @public

import { z } from "zod";
import { accountSteps } from "~/models/accounts/sign-in/account-step";
import { socialProviders } from "~/models/platform/sign-in/social-provider";
import { pendingActionSchema } from "~/models/shops/records/pending-action";
import { shopPayload } from "../platform/jobs/payload-parts.server";
import type { AreaJobs } from "../shops/jobs/job.server";
import { sendAccountDeletedMailJob, sendAccountStepMailJob } from "./jobs/send-account-step-mail.server";
import { sendEmailChangeMailsJob } from "./jobs/send-email-change-mails.server";
import { sendLoginMethodMailJob } from "./jobs/send-login-method-mail.server";
import { sendPasswordResetMailJob } from "./jobs/send-password-reset-mail.server";
import { sendRegistrationMailJob } from "./jobs/send-registration-mail.server";
import { sendSignInWarningMailJob } from "./jobs/send-sign-in-warning-mail.server";
import { expireSignIns } from "./sign-in/expire-sign-ins.server";

const accountJobPayloads = {
  "send-registration-mail": shopPayload.extend({
    email: z.string(),
    registrationId: z.number().int().nullable(),
    returnTo: z.string(),
  }),
  "send-email-change-mails": shopPayload.extend({ changeId: z.number().int() }),
  "send-login-method-mail": shopPayload.extend({
    customerId: z.number().int(),
    method: z.enum([...socialProviders, "passkey"]),
    change: z.enum(["added", "removed"]),
    at: z.string().datetime(),
  }),
  "send-account-step-mail": shopPayload.extend({ customerId: z.number().int(), step: z.enum(accountSteps) }),
  "send-account-deleted-mail": shopPayload.extend({
    customerId: z.number().int(),
    email: z.string(),
    firstName: z.string(),
  }),
  "send-password-reset-mail": shopPayload.extend({
    email: z.string(),
    returnTo: z.string().default(""),
    pendingAction: pendingActionSchema.default({}),
  }),
  "send-sign-in-warning-mail": shopPayload.extend({ email: z.string() }),
  "expire-sign-ins": z.object({}),
};

type Payloads = typeof accountJobPayloads;

declare module "../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}

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
    // Removes what sign-ins of all shops left behind: ended sessions, unused links, old counts.
    "expire-sign-ins": async (deps) => {
      await expireSignIns(deps);
    },
  },
  scheduled: [{ task: "expire-sign-ins", schedule: { every: "day", hour: 3, minute: 47 }, maxAttempts: 3 }],
};
