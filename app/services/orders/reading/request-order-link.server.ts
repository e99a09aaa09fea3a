// @public

import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { attemptLimits } from "../../shops/limits/attempt-limits.server";
import { countAttempt } from "../../shops/limits/count-attempt.server";

/**
 * Queues the mail with the link of an order (rule orders-12). The job looks the order up, so that neither the
 * answer nor its duration reveals whether there is one.
 * @throws AppError `too_many`
 */
export async function requestOrderLink(
  ctx: ShopContext & { clientAddress?: string },
  { number, email }: { number: string; email: string },
): Promise<void> {
  await countAttempt(ctx, { action: "order-link", by: "email", who: email }, attemptLimits.orderLinkByEmail);
  if (ctx.clientAddress) {
    const attempt = { action: "order-link", by: "address", who: ctx.clientAddress } as const;
    await countAttempt(ctx, attempt, attemptLimits.resetByAddress);
  }
  await enqueueJob(ctx, "send-order-link", { number, email });
}
