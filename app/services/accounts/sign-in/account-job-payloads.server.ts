import { z } from "zod";
import { accountSteps } from "~/models/accounts/sign-in/account-step";
import { socialProviders } from "~/models/platform/sign-in/social-provider";
import { pendingActionSchema } from "~/models/shops/records/pending-action";
import { ofShop } from "../../platform/jobs/payload-parts.server";

/** Payloads of jobs of accounts: their mails, and what ends with time. */
export const accountJobPayloads = {
  "send-registration-mail": ofShop.extend({
    email: z.string(),
    registrationId: z.number().int().nullable(),
    returnTo: z.string(),
  }),
  "send-email-change-mails": ofShop.extend({ changeId: z.number().int() }),
  "send-login-method-mail": ofShop.extend({
    customerId: z.number().int(),
    method: z.enum([...socialProviders, "passkey"]),
    change: z.enum(["added", "removed"]),
    at: z.string().datetime(),
  }),
  "send-account-step-mail": ofShop.extend({ customerId: z.number().int(), step: z.enum(accountSteps) }),
  "send-account-deleted-mail": ofShop.extend({
    customerId: z.number().int(),
    email: z.string(),
    firstName: z.string(),
  }),
  "send-password-reset-mail": ofShop.extend({
    email: z.string(),
    returnTo: z.string().default(""),
    pendingAction: pendingActionSchema.default({}),
  }),
  "send-sign-in-warning-mail": ofShop.extend({ email: z.string() }),
  "expire-sign-ins": z.object({}),
};

type Payloads = typeof accountJobPayloads;

declare module "../../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}
