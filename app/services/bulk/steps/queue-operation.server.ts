import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";

/** Has a job go on with an operation, once the transaction is committed. */
export const queueOperation = (ctx: ShopContext, operationId: string): Promise<void> =>
  enqueueJob(ctx, "run-bulk-operation", { operationId }, { jobKey: `bulk:${operationId}` });
