import { z } from "zod";
import { ofShop } from "../../platform/jobs/payload-parts.server";

/** Payloads of jobs of carts and gift cards. */
export const sellingJobPayloads = {
  "send-gift-card": ofShop.extend({ giftCardId: z.number().int() }),
  "expire-carts": z.object({}),
};

type Payloads = typeof sellingJobPayloads;

declare module "../../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}
