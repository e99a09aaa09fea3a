import { createHash } from "node:crypto";
import { and, eq, lte, sql } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import {
  previousWindowStart,
  type RateLimit,
  windowAllowance,
  windowStart,
} from "~/models/platform/rate-limit/sliding-window";
import { rateLimits } from "~/tables/rate-limits";
import type { ShopContext } from "./shop-context.server";

/** What an attempt is counted by: the action, and the e-mail or address. */
export type Attempt = {
  action:
    | "track"
    | "account-step"
    | "archive"
    | "register"
    | "reset-request"
    | "email-change"
    | "order-link"
    | "quote"
    | "form"
    | "form-files"
    | "signup"
    | "code"
    | "name"
    | "review"
    | "message"
    | "stock-notice"
    | "files"
    | "file-kilobytes";
  by: "email" | "address" | "form" | "shop" | "customer";
  who: string;
};

/** The weight of an attempt, 1 by default, and the refusal's message and field. */
type Weight = { amount?: number; message?: string; field?: string };

const waitMessage = "Too many attempts. Please wait a few minutes and try again.";

/** Key of an attempt, hashed so that the table contains no e-mails and addresses. */
const attemptKey = ({ action, by, who }: Attempt): string =>
  createHash("sha256")
    .update(JSON.stringify([action, by, who]))
    .digest("hex");

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
  const now = ctx.now();
  const key = attemptKey(attempt);
  const [previous] = await ctx.db
    .select({ count: rateLimits.count })
    .from(rateLimits)
    .where(
      and(
        eq(rateLimits.tenantId, ctx.tenant.id),
        eq(rateLimits.key, key),
        eq(rateLimits.windowStart, previousWindowStart(now, rate.windowMs)),
      ),
    );
  const allowance = windowAllowance(previous?.count ?? 0, now, rate);
  // Refused until the window turns; attempts may be possible slightly earlier.
  const retryAfterMs = windowStart(now, rate.windowMs).getTime() + rate.windowMs - now.getTime();
  const tooMany = () => new AppError("too_many", message, field, retryAfterMs);
  if (allowance < amount) throw tooMany();
  const counted = await ctx.db
    .insert(rateLimits)
    .values({ tenantId: ctx.tenant.id, key, windowStart: windowStart(now, rate.windowMs), count: amount })
    .onConflictDoUpdate({
      target: [rateLimits.tenantId, rateLimits.key, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + ${amount}::integer` },
      setWhere: lte(rateLimits.count, allowance - amount),
    })
    .returning({ count: rateLimits.count });
  if (counted.length === 0) throw tooMany();
}
