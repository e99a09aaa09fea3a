import { z } from "zod";

/** Payloads of jobs of bulk operations. */
export const bulkJobPayloads = {
  "run-bulk-operation": z.object({ shopId: z.string(), operationId: z.string().uuid() }),
  "remove-old-operations": z.object({}),
};

type Payloads = typeof bulkJobPayloads;

declare module "../../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}
