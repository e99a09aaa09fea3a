import { z } from "zod";
import { orderMailKinds } from "~/models/orders/mail/order-mail/order-mail-kind";
import { sellerMailKinds } from "~/models/orders/mail/seller-mail";
import { ofShop } from "../../platform/jobs/payload-parts.server";

/** Payloads of jobs of orders: their mails, their money, and what unpaid ones hold. */
export const orderJobPayloads = {
  "send-order-mail": ofShop.extend({
    orderId: z.string(),
    kind: z.enum(orderMailKinds),
    subjectId: z.string().default(""),
    /** Names a mail that is sent once more; empty for the first. */
    again: z.string().default(""),
    /** Who gets it instead of the customer; absent for them. */
    to: z.string().optional(),
  }),
  "send-order-link": ofShop.extend({ number: z.string(), email: z.string() }),
  "send-seller-mail": ofShop.extend({
    orderId: z.string(),
    kind: z.enum(sellerMailKinds),
    subjectId: z.string().default(""),
  }),
  "send-subscription-mail": ofShop.extend({
    subscriptionId: z.string().uuid(),
    dueOn: z.string(),
    failedTries: z.number().int(),
  }),
  "send-subscription-started-mail": ofShop.extend({ orderId: z.string() }),
  "refund-payment": ofShop.extend({ paymentId: z.string(), orderId: z.string() }),
  "confirm-payment": ofShop.extend({ paymentId: z.string() }),
  "close-payment": ofShop.extend({ paymentId: z.string() }),
  "queue-owed-refunds": z.object({}),
  "release-expired-reservations": z.object({}),
  "fill-order-texts": z.object({}),
};

type Payloads = typeof orderJobPayloads;

declare module "../../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}
