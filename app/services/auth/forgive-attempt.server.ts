import { and, eq, gt, sql } from "drizzle-orm";
import type { RateLimit } from "~/models/rate-limit/sliding-window";
import { windowStart } from "~/models/rate-limit/sliding-window";
import { rateLimits } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import { type Attempt, attemptKey } from "./count-attempt.server";

/** Takes one counted attempt back: it succeeded, and only failures are held against an address. */
export async function forgiveAttempt(ctx: ShopContext, attempt: Attempt, rate: RateLimit): Promise<void> {
  await ctx.db
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(
      and(
        eq(rateLimits.tenantId, ctx.tenant.id),
        eq(rateLimits.key, attemptKey(attempt)),
        eq(rateLimits.windowStart, windowStart(ctx.now(), rate.windowMs)),
        gt(rateLimits.count, 0),
      ),
    );
}
