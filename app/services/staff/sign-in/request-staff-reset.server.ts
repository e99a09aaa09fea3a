// @public

import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { attemptLimits } from "../../shops/limits/attempt-limits.server";
import { countAttempt } from "../../shops/limits/count-attempt.server";

/**
 * Queues the mail with the link that sets a new password of staff (rule staff-4). The job looks the account
 * up, so that neither the answer nor its duration reveals whether there is one.
 * @throws AppError `too_many`
 */
export async function requestStaffReset(
  ctx: ShopContext & { clientAddress?: string },
  email: string,
): Promise<void> {
  const byEmail = { action: "staff-reset", by: "email", who: email } as const;
  await countAttempt(ctx, byEmail, attemptLimits.resetByEmail);
  if (ctx.clientAddress) {
    const byAddress = { action: "staff-reset", by: "address", who: ctx.clientAddress } as const;
    await countAttempt(ctx, byAddress, attemptLimits.resetByAddress);
  }
  await enqueueJob(ctx, "send-staff-reset-mail", { email });
}
