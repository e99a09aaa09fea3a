import { z } from "zod";

/** Payloads of jobs of imports and deleted accounts. */
export const fileJobPayloads = {
  /** `fillsHome` after the first pictures, of a new shop whose home page has waited for them. */
  "fetch-pictures": z.object({ shopId: z.string(), fillsHome: z.boolean().default(false) }),
  /** What deleted messages had, as their rows named it. */
  "remove-files": z.object({ shopId: z.string(), files: z.array(z.string()) }),
};

type Payloads = typeof fileJobPayloads;

declare module "../../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}
