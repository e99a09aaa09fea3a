import { enqueueJob } from "../../shops/enqueue-job.server";
import type { ShopContext } from "../../shops/shop-context.server";

/** Has a job go on with an operation, once the transaction is committed. */
export const queueOperation = (ctx: ShopContext, operationId: string): Promise<void> =>
  enqueueJob(ctx, "run-bulk-operation", { operationId }, { jobKey: `bulk:${operationId}` });
