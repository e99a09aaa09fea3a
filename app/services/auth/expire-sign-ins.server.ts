import { and, eq, lt } from "drizzle-orm";
import { listTenants } from "../db/list-tenants.server";
import { passwordResets, rateLimits, sessions } from "../db/schema";
import type { ShopContext } from "../shop-context.server";

const keptAttemptsMs = 24 * 60 * 60 * 1000;

/**
 * Removes sessions and password links that have expired, and counts of attempts older than a day: of all shops, one
 * tenant after the other.
 */
export async function expireSignIns(ctx: Pick<ShopContext, "db" | "now">): Promise<void> {
  const { db } = ctx;
  const at = ctx.now();
  const oldest = new Date(at.getTime() - keptAttemptsMs);
  for (const id of await listTenants(db)) {
    await db.delete(sessions).where(and(eq(sessions.tenantId, id), lt(sessions.expiresAt, at)));
    await db
      .delete(passwordResets)
      .where(and(eq(passwordResets.tenantId, id), lt(passwordResets.expiresAt, at)));
    await db.delete(rateLimits).where(and(eq(rateLimits.tenantId, id), lt(rateLimits.windowStart, oldest)));
  }
}
