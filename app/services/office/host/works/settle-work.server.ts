import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { hostWorks } from "~/tables/office/host-works";
import { inTransaction } from "../../../shops/changes/in-transaction.server";
import type { RequestContext } from "../../../shops/context/request-context.server";
import { enqueueJob } from "../../../shops/jobs/enqueue-job.server";
import { requireWorker } from "../own/require-worker.server";

/**
 * Has a job do what was shown, or drops it.
 * @throws AppError `forbidden`, `confirm_first`, `conflict` for work that waits for no one
 */
export async function settleWork(ctx: RequestContext, id: string, end: "begin" | "drop"): Promise<void> {
  await requireWorker(ctx, "change");
  await inTransaction(ctx, async (inner) => {
    const [work] = await inner.db
      .update(hostWorks)
      .set(end === "begin" ? { state: "running", progress: "" } : { state: "dropped", endedAt: inner.now() })
      .where(and(eq(hostWorks.tenantId, ctx.tenant.id), eq(hostWorks.id, id), eq(hostWorks.state, "shown")))
      .returning();
    if (!work) throw new AppError("conflict", "This waits for no one any more.");
    await enqueueJob(inner, "host-work", { workId: id });
  });
}
