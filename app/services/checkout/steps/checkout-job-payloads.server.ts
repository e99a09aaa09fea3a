import { z } from "zod";
import { ofShop } from "../../platform/jobs/payload-parts.server";

/** Payloads of jobs of buying: quotes, webhooks of the sandbox, and what subscriptions buy. */
export const checkoutJobPayloads = {
  "send-quote-mails": ofShop.extend({ quoteId: z.string(), kind: z.enum(["requested", "priced"]) }),
  "deliver-sandbox-webhook": ofShop.extend({ body: z.string(), signature: z.string() }),
  "renew-subscriptions": z.object({}),
};

type Payloads = typeof checkoutJobPayloads;

declare module "../../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}
