import { z } from "zod";

/** Payloads of jobs of webhooks. */
export const webhookJobPayloads = {
  "tell-webhooks": z.object({ shopId: z.string() }),
  "look-after-webhooks": z.object({}),
};

type Payloads = typeof webhookJobPayloads;

declare module "../../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}
