// @public

import { createHash } from "node:crypto";
import { and, eq, lte, sql } from "drizzle-orm";
import {
  previousWindowStart,
  type RateLimit,
  windowAllowance,
  windowStart,
} from "~/models/platform/rate-limit/sliding-window";
import { rateLimits } from "~/tables/shops/rate-limits";
import type { ShopContext } from "../context/shop-context.server";

/** What an attempt is counted by: the action, and the e-mail or address. */
export type Attempt = {
  action:
    | "track"
    | "account-step"
    | "archive"
    | "register"
    | "reset-request"
    | "staff-reset"
    | "email-change"
    | "order-link"
    | "withdrawal"
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
    | "file-kilobytes"
    | "owner-api"
    | "agent"
    | "agent-profile";
  by: "email" | "address" | "form" | "shop" | "customer" | "key" | "agent";
  who: string;
};

/** Key of an attempt, hashed so that the table contains no e-mails and addresses. */
const attemptKey = ({ action, by, who }: Attempt): string =>
  createHash("sha256")
    .update(JSON.stringify([action, by, who]))
    .digest("hex");

/** Whether an attempt was counted, how many are left of the window, and when it turns, in ms. */
export type TakenAttempt = { isTaken: boolean; remaining: number; resetMs: number };

/**
 * Counts an attempt if the limit allows it, and says what is left. Refused attempts do not count, so waiting
 * helps.
 */
export async function takeAttempt(
  ctx: ShopContext,
  attempt: Attempt,
  rate: RateLimit,
  amount = 1,
): Promise<TakenAttempt> {
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
  const resetMs = windowStart(now, rate.windowMs).getTime() + rate.windowMs - now.getTime();
  const refused = { isTaken: false, remaining: 0, resetMs };
  if (allowance < amount) return refused;
  const [counted] = await ctx.db
    .insert(rateLimits)
    .values({ tenantId: ctx.tenant.id, key, windowStart: windowStart(now, rate.windowMs), count: amount })
    .onConflictDoUpdate({
      target: [rateLimits.tenantId, rateLimits.key, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + ${amount}::integer` },
      setWhere: lte(rateLimits.count, allowance - amount),
    })
    .returning({ count: rateLimits.count });
  return counted ? { isTaken: true, remaining: allowance - counted.count, resetMs } : refused;
}
