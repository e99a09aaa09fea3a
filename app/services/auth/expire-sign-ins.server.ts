import { lt } from "drizzle-orm";
import { passwordResets, rateLimits, sessions } from "../db/schema";
import type { ShopContext } from "../shop-context.server";

const keptAttemptsMs = 24 * 60 * 60 * 1000;

/** Removes sessions and password links of all shops that have expired, and counts of attempts older than a day. */
export async function expireSignIns(ctx: Pick<ShopContext, "db" | "now">): Promise<void> {
  const now = ctx.now();
  await ctx.db.delete(sessions).where(lt(sessions.expiresAt, now));
  await ctx.db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await ctx.db.delete(rateLimits).where(lt(rateLimits.windowStart, new Date(now.getTime() - keptAttemptsMs)));
}
