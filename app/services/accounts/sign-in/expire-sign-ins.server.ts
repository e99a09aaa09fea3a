import { and, eq, lt, type SQL } from "drizzle-orm";
import { sessions } from "~/tables/accounts/customers";
import { emailChanges } from "~/tables/accounts/email-changes";
import { passkeyChallenges } from "~/tables/accounts/passkeys";
import { passwordResets } from "~/tables/accounts/password-resets";
import { registrations } from "~/tables/accounts/registrations";
import { signInFailures } from "~/tables/accounts/sign-in-failures";
import { usedLogins } from "~/tables/accounts/used-logins";
import { idempotentCalls } from "~/tables/api/idempotent-calls";
import { rateLimits } from "~/tables/shops/rate-limits";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { type TenantTable, tenantsWith } from "../../shops/directory/tenants-with.server";

const keptAttemptsMs = 24 * 60 * 60 * 1000;

/** Deletes expired sessions and mailed links, and what is
 * a day old: counts of attempts, and answers of the owner's API (rule owner-api-9). Tenant by tenant. */
export async function expireSignIns(ctx: Pick<ShopContext, "db" | "now">): Promise<void> {
  const { db } = ctx;
  const at = ctx.now();
  const oldest = new Date(at.getTime() - keptAttemptsMs);
  const over: readonly (readonly [TenantTable, SQL])[] = [
    ...[sessions, passwordResets, passkeyChallenges, usedLogins, registrations, emailChanges].map(
      (table) => [table, lt(table.expiresAt, at)] as const,
    ),
    [rateLimits, lt(rateLimits.windowStart, oldest)],
    [idempotentCalls, lt(idempotentCalls.startedAt, oldest)],
    [signInFailures, lt(signInFailures.lastAt, oldest)],
  ];
  for (const [table, isOver] of over)
    for (const id of await tenantsWith(db, table, isOver))
      await db.delete(table).where(and(eq(table.tenantId, id), isOver));
}
