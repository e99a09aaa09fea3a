import type { AccountStep } from "~/models/accounts/sign-in/account-step";
import { authorize } from "~/models/shops/actors/authorize";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { attemptLimits } from "../../shops/limits/attempt-limits.server";
import { countAttempt } from "../../shops/limits/count-attempt.server";

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
