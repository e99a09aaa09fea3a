// @public

import type { PendingAction } from "~/models/shops/records/pending-action";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { attemptLimits } from "../../shops/limits/attempt-limits.server";
import { countAttempt } from "../../shops/limits/count-attempt.server";

/**
 * Queues the mail with a password reset link. The job looks the account up, so that neither the answer nor
 * its duration reveals whether there is one.
 * @param next where the visitor was going, empty for the account, and what they wanted (rule lists-5)
 * @throws AppError `too_many`
 */
export async function requestPasswordReset(
  ctx: ShopContext & { clientAddress?: string },
  email: string,
  { returnTo = "", pendingAction = {} }: { returnTo?: string; pendingAction?: PendingAction } = {},
): Promise<void> {
  await countAttempt(ctx, { action: "reset-request", by: "email", who: email }, attemptLimits.resetByEmail);
  if (ctx.clientAddress) {
    const attempt = { action: "reset-request", by: "address", who: ctx.clientAddress } as const;
    await countAttempt(ctx, attempt, attemptLimits.resetByAddress);
  }
  await enqueueJob(ctx, "send-password-reset-mail", { email, returnTo, pendingAction });
}
