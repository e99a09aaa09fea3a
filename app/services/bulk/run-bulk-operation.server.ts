// @public

import { and, eq } from "drizzle-orm";
import { AppError, isAppError } from "~/models/platform/error/app-error";
import { bulkOperations } from "~/tables/bulk/bulk";
import { findKeyActor } from "../accounts/api-keys/find-key-actor.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import type { BulkOperation } from "./bulk-operation";
import { runStep } from "./steps/run-step.server";

/**
 * Does the steps of an operation until it is over or the time is up (rule bulk-3). What fails for a reason
 * that its owner can mend ends it with that reason; any other fault is left to the queue, which tries again.
 * @param until when no further step begins
 * @param onStep called after each step
 * @returns whether there is more to do
 */
export async function runBulkOperation(
  ctx: ShopContext,
  id: string,
  { until, onStep = () => {} }: { until: () => boolean; onStep?: () => void | Promise<void> },
): Promise<boolean> {
  const isIt = and(eq(bulkOperations.tenantId, ctx.tenant.id), eq(bulkOperations.id, id));
  for (;;) {
    const [operation] = await ctx.db.select().from(bulkOperations).where(isIt);
    if (operation?.state !== "running") return false;
    try {
      await refuseRevoked(ctx, operation);
      const isMore = await runStep(ctx, id);
      await onStep();
      if (!isMore) return false;
    } catch (error) {
      if (!isAppError(error)) throw error;
      await ctx.db
        .update(bulkOperations)
        .set({ state: "failed", fault: error.message, endedAt: ctx.now() })
        .where(and(isIt, eq(bulkOperations.state, "running")));
      return false;
    }
    if (until()) return true;
  }
}

/** A key that was revoked ends what it began. @throws AppError `forbidden` */
async function refuseRevoked(ctx: ShopContext, { actor }: BulkOperation): Promise<void> {
  if (actor.kind === "owner-key" && !(await findKeyActor(ctx, actor.keyId)))
    throw new AppError("forbidden", "The key that began this was revoked.");
}
