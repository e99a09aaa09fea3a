import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { runBulkOperation } from "../run-bulk-operation.server";
import { queueOperation } from "../steps/queue-operation.server";

/** How long one job goes on, ms, before others have their turn. */
const turnMs = 15_000;

/** Goes on with an operation, and queues itself again where there is more to do. */
export const runBulkOperationJob: JobHandler<"run-bulk-operation"> = async (
  deps,
  { shopId, operationId },
) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (!ctx) return;
  const endMs = performance.now() + turnMs;
  const isMore = await runBulkOperation(ctx, operationId, { until: () => performance.now() > endMs });
  if (isMore) await queueOperation(ctx, operationId);
};
