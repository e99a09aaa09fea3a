// @public

import { z } from "zod";
import type { AreaJobs } from "../shops/jobs/job.server";
import { runBulkOperationJob } from "./jobs/run-bulk-operation.server";
import { removeOldOperations } from "./steps/remove-old-operations.server";

const bulkJobPayloads = {
  "run-bulk-operation": z.object({ shopId: z.string(), operationId: z.string().uuid() }),
  "remove-old-operations": z.object({}),
};

type Payloads = typeof bulkJobPayloads;

declare module "../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}

/** Jobs of bulk operations. */
export const bulkJobs: AreaJobs<typeof bulkJobPayloads> = {
  payloads: bulkJobPayloads,
  handlers: {
    "run-bulk-operation": runBulkOperationJob,
    // Removes operations with their rows and files when their time is over (rule bulk-4).
    "remove-old-operations": async (deps) => {
      await removeOldOperations(deps);
    },
  },
  scheduled: [
    { task: "remove-old-operations", schedule: { every: "day", hour: 4, minute: 29 }, maxAttempts: 3 },
  ],
};
