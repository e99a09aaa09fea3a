import { createHash } from "node:crypto";
import { and, eq, lte, sql } from "drizzle-orm";
import { AppError } from "~/models/error/app-error";
import {
  previousWindowStart,
  type RateLimit,
  windowAllowance,
  windowStart,
} from "~/models/rate-limit/sliding-window";
import { rateLimits } from "../db/schema";
import type { ShopContext } from "../shop-context.server";

/** What is counted: the thing that is tried, and by or for whom. */
export type Attempt = {
  action:
    | "track"
    | "register"
    | "reset-request"
    | "email-change"
    | "form"
    | "form-files"
    | "signup"
    | "files"
    | "file-kilobytes";
  by: "email" | "address" | "form" | "shop";
  who: string;
};

/** How much an attempt weighs, 1 without a word, and what its refusal says beside which field. */
type Weight = { amount?: number; message?: string; field?: string };

const waitMessage = "Too many attempts. Please wait a few minutes and try again.";

/** Key of an attempt: a digest, so that the table does not list e-mails and addresses. */
const attemptKey = ({ action, by, who }: Attempt): string =>
  createHash("sha256")
    .update(JSON.stringify([action, by, who]))
    .digest("hex");

/**
 * Counts an attempt before it is made, so that many at once cannot slip through together. One that is refused is not
 * counted: after a wait there is room again. One that weighs more than the limit is always refused.
 * @throws AppError `too_many` when the limit is reached
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
  // Refused until the window turns; room may come back a little sooner.
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
