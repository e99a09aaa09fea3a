import { and, eq, lt } from "drizzle-orm";
import { sessions } from "~/tables/customers";
import { emailChanges } from "~/tables/email-changes";
import { idempotentCalls } from "~/tables/idempotent-calls";
import { passkeyChallenges } from "~/tables/passkeys";
import { passwordResets } from "~/tables/password-resets";
import { rateLimits } from "~/tables/rate-limits";
import { registrations } from "~/tables/registrations";
import { signInFailures } from "~/tables/sign-in-failures";
import { usedLogins } from "~/tables/used-logins";
import { listTenants } from "../../shops/list-tenants.server";
import type { ShopContext } from "../../shops/shop-context.server";

const keptAttemptsMs = 24 * 60 * 60 * 1000;

/** Deletes expired sessions and mailed links, and what is
 * a day old: counts of attempts, and answers of the owner's API (rule owner-api-9). Tenant by tenant. */
export async function expireSignIns(ctx: Pick<ShopContext, "db" | "now">): Promise<void> {
  const { db } = ctx;
  const at = ctx.now();
  const oldest = new Date(at.getTime() - keptAttemptsMs);
  for (const id of await listTenants(db)) {
    for (const table of [
      sessions,
      passwordResets,
      passkeyChallenges,
      usedLogins,
      registrations,
      emailChanges,
    ])
      await db.delete(table).where(and(eq(table.tenantId, id), lt(table.expiresAt, at)));
    await db.delete(rateLimits).where(and(eq(rateLimits.tenantId, id), lt(rateLimits.windowStart, oldest)));
    await db
      .delete(idempotentCalls)
      .where(and(eq(idempotentCalls.tenantId, id), lt(idempotentCalls.startedAt, oldest)));
    await db
      .delete(signInFailures)
      .where(and(eq(signInFailures.tenantId, id), lt(signInFailures.lastAt, oldest)));
  }
}
