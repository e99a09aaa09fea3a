import { z } from "zod";
import { ofShop } from "../../platform/jobs/payload-parts.server";

/** Payloads of jobs of the marketplace. */
export const marketplaceJobPayloads = {
  "send-application-mail": ofShop.extend({ applicationId: z.number().int() }),
};

type Payloads = typeof marketplaceJobPayloads;

declare module "../../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}
