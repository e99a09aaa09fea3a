// @public

import { AppError } from "~/models/platform/error/app-error";
import type { RateLimit } from "~/models/platform/rate-limit/sliding-window";
import { phrase } from "~/models/platform/texts/phrase";
import type { ShopContext } from "../context/shop-context.server";
import { type Attempt, takeAttempt } from "./take-attempt.server";

/** The weight of an attempt, 1 by default, and the refusal's message and field. */
type Weight = { amount?: number; message?: string; field?: string };

const waitMessage = phrase("Too many attempts. Please wait a few minutes and try again.");

/**
 * Counts an attempt before it is made, so that concurrent attempts cannot exceed the limit. Refused attempts
 * do not count, so waiting helps. An attempt heavier than the limit is always refused.
 * @throws AppError `too_many` if the limit is reached
 */
export async function countAttempt(
  ctx: ShopContext,
  attempt: Attempt,
  rate: RateLimit,
  { amount = 1, message = waitMessage, field = "form" }: Weight = {},
): Promise<void> {
  const { isTaken, resetMs } = await takeAttempt(ctx, attempt, rate, amount);
  // Refused until the window turns; attempts may be possible slightly earlier.
  if (!isTaken) throw new AppError("too_many", message, field, resetMs);
}
