import { AppError, isAppError } from "~/models/platform/error/app-error";
import { waitInWords } from "~/models/platform/rate-limit/growing-wait";
import { countSignIn, forgiveSignIn, type SignInCount } from "../../accounts/sign-in/count-sign-in.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";

/**
 * Runs a check of a member's code, and counts it as wrong unless it succeeds: the waits of a password's, for
 * each member (rule staff-11). Many wrong ones are mailed to the member.
 * @throws AppError `too_many` on `code`, and what `check` throws
 */
export async function countingTries<T>(
  ctx: ShopContext,
  { staffId, email }: { staffId: number; email: string },
  check: () => Promise<T>,
): Promise<T> {
  const counts: SignInCount[] = [{ scope: "account", who: `staff factor ${staffId}` }];
  const { isTimeToWarn } = await countSignIn(ctx, counts).catch((error: unknown) => {
    if (!isAppError(error) || error.retryAfterMs === undefined) throw error;
    const wait = waitInWords(error.retryAfterMs);
    throw new AppError(
      "too_many",
      `Too many attempts. Please wait ${wait} and try again.`,
      "code",
      error.retryAfterMs,
    );
  });
  const at = ctx.now().toISOString().slice(0, 10);
  if (isTimeToWarn) await enqueueJob(ctx, "send-staff-notice-mail", { email, notice: "wrong-codes", at });
  const answer = await check();
  await forgiveSignIn(ctx, counts);
  return answer;
}
