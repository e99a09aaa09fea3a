import { createHash } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
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
  action: "track" | "register" | "reset-request" | "form" | "form-files" | "signup";
  by: "email" | "address";
  who: string;
};

/** Key of an attempt: a digest, so that the table does not list e-mails and addresses. */
const attemptKey = ({ action, by, who }: Attempt): string =>
  createHash("sha256")
    .update(JSON.stringify([action, by, who]))
    .digest("hex");

/**
 * Counts an attempt before it is made, so that many at once cannot slip through together. One that is refused is not
 * counted: after a wait there is room again.
 * @throws AppError `too_many` when the limit is reached
 */
export async function countAttempt(ctx: ShopContext, attempt: Attempt, rate: RateLimit): Promise<void> {
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
  const tooMany = () => refusal(windowStart(now, rate.windowMs).getTime() + rate.windowMs - now.getTime());
  if (allowance < 1) throw tooMany();
  const counted = await ctx.db
    .insert(rateLimits)
    .values({ tenantId: ctx.tenant.id, key, windowStart: windowStart(now, rate.windowMs), count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.tenantId, rateLimits.key, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
      setWhere: lt(rateLimits.count, allowance),
    })
    .returning({ count: rateLimits.count });
  if (counted.length === 0) throw tooMany();
}

/** Refused until the window turns; room may come back a little sooner. */
const refusal = (retryAfterMs: number) =>
  new AppError(
    "too_many",
    "Too many attempts. Please wait a few minutes and try again.",
    "form",
    retryAfterMs,
  );
