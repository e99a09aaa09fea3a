import { z } from "zod";
import { accountSteps } from "~/models/account/account-step";
import { socialProviders } from "~/models/account/social-provider";
import { wishSchema } from "~/models/lists/wish";
import { orderMailKinds } from "~/models/mail/order-mail/order-mail-kind";
import { sellerMailKinds } from "~/models/mail/seller-mail";
import { shopEventSchema } from "~/models/tracking/shop-event";

const ofShop = z.object({ shopId: z.string() });
/** A moment, queued as ISO text and read as a `Date`. */
const moment = z
  .string()
  .datetime()
  .transform((iso) => new Date(iso));

/**
 * Every kind of job by the name it is queued under, with the schema of its payload. A payload is stored as JSON and
 * checked when the job runs: a queue can hold jobs of an older version of the program.
 */
export const jobPayloads = {
  "send-order-mail": ofShop.extend({
    orderId: z.string(),
    kind: z.enum(orderMailKinds),
    subjectId: z.string().default(""),
  }),
  "send-order-link": ofShop.extend({ number: z.string(), email: z.string() }),
  "send-seller-mail": ofShop.extend({
    orderId: z.string(),
    kind: z.enum(sellerMailKinds),
    subjectId: z.string().default(""),
  }),
  "send-quote-mails": ofShop.extend({ quoteId: z.string(), kind: z.enum(["requested", "priced"]) }),
  "send-subscription-mail": ofShop.extend({
    subscriptionId: z.string().uuid(),
    dueOn: z.string(),
    failedTries: z.number().int(),
  }),
  "send-subscription-started-mail": ofShop.extend({ orderId: z.string() }),
  "send-stock-notice": ofShop.extend({
    noticeId: z.string().uuid(),
    kind: z.enum(["confirm", "noted", "returned"]),
  }),
  "send-gift-card": ofShop.extend({ giftCardId: z.number().int() }),
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
    ...{ customerId: z.number().int(), email: z.string(), firstName: z.string() },
  }),
  "send-password-reset-mail": ofShop.extend({
    email: z.string(),
    returnTo: z.string().default(""),
    wish: wishSchema.default({}),
  }),
  "send-sign-in-warning-mail": ofShop.extend({ email: z.string() }),
  "send-message-mail": ofShop.extend({
    conversationId: z.number().int(),
    reader: z.enum(["Customer", "Store"]),
  }),
  "send-form-mail": ofShop.extend({ submissionId: z.string().uuid() }),
  "send-analytics-event": ofShop.extend({
    event: shopEventSchema,
    browserId: z.string(),
    at: moment,
  }),
  "send-marketing-event": ofShop.extend({
    event: shopEventSchema,
    email: z.string(),
    at: moment,
    uniqueId: z.string(),
  }),
  "deliver-sandbox-webhook": ofShop.extend({ body: z.string(), signature: z.string() }),
  "refund-payment": ofShop.extend({ paymentId: z.string(), orderId: z.string() }),
  "confirm-payment": ofShop.extend({ paymentId: z.string() }),
  "close-payment": ofShop.extend({ paymentId: z.string() }),
  "queue-owed-refunds": z.object({}),
  "renew-subscriptions": z.object({}),
  "run-payouts": z.object({}),
  "queue-stock-notices": z.object({}),
  "release-expired-reservations": z.object({}),
  "expire-carts": z.object({}),
  "expire-sign-ins": z.object({}),
  "remove-leftover-files": z.object({}),
};

/** Name of a kind of job. */
export type JobName = keyof typeof jobPayloads;

/** What a job's handler gets: the checked payload. */
export type JobPayload<Name extends JobName> = z.output<(typeof jobPayloads)[Name]>;

/** Names of the jobs that work for one shop. Only these are queued by callers; the others run by the clock. */
export type ShopJobName = {
  [Name in JobName]: JobPayload<Name> extends { shopId: string } ? Name : never;
}[JobName];

/** What a caller hands over to queue a job: its payload as JSON, without the `shopId`. */
export type QueuedPayload<Name extends ShopJobName> = DistributedOmit<
  z.input<(typeof jobPayloads)[Name]>,
  "shopId"
>;

type DistributedOmit<Payload, Key extends PropertyKey> = Payload extends unknown ? Omit<Payload, Key> : never;
