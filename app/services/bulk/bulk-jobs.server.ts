// @public

import type { AreaJobs } from "../shops/jobs/job.server";
import { bulkJobPayloads } from "./jobs/bulk-job-payloads.server";
import { removeOldOperationsJob } from "./jobs/remove-old-operations.server";
import { runBulkOperationJob } from "./jobs/run-bulk-operation.server";

/** Jobs of bulk operations. */
export const bulkJobs: AreaJobs<typeof bulkJobPayloads> = {
  payloads: bulkJobPayloads,
  handlers: {
    "run-bulk-operation": runBulkOperationJob,
    "remove-old-operations": removeOldOperationsJob,
  },
  scheduled: [
    { task: "remove-old-operations", schedule: { every: "day", hour: 4, minute: 29 }, maxAttempts: 3 },
  ],
};
