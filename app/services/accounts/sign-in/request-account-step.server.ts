import type { AccountStep } from "~/models/accounts/account-step";
import { authorize } from "~/models/shops/authorize";
import { attemptLimits } from "../../shops/attempt-limits.server";
import { countAttempt } from "../../shops/count-attempt.server";
import { enqueueJob } from "../../shops/enqueue-job.server";
import type { ShopContext } from "../../shops/shop-context.server";

/**
 * Mails a customer without a password the link that proves who they are (rules accounts-35 and accounts-36).
 * @throws AppError `too_many`
 */
export async function requestAccountStep(
  ctx: ShopContext,
  customerId: number,
  step: AccountStep,
): Promise<void> {
  authorize(await ctx.actor(), "change", { kind: "customer", tenantId: ctx.tenant.id, id: customerId });
  const attempt = { action: "account-step", by: "customer", who: String(customerId) } as const;
  await countAttempt(ctx, attempt, attemptLimits.accountStepByCustomer);
  await enqueueJob(ctx, "send-account-step-mail", { customerId, step });
}
