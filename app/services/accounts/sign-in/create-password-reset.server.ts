import { passwordResets } from "~/tables/accounts/password-resets";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { createSessionToken, hashSessionToken } from "../sessions/session-token.server";

/** Lifetime of a password reset link: one hour. */
export const PASSWORD_RESET_LIFETIME_MS = 60 * 60 * 1000;

/** Creates the token of a password reset link; only its hash is stored. */
export async function createPasswordReset(ctx: ShopContext, customerId: number): Promise<string> {
  const token = createSessionToken();
  const now = ctx.now();
  await ctx.db.insert(passwordResets).values({
    tenantId: ctx.tenant.id,
    tokenHash: hashSessionToken(token),
    customerId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + PASSWORD_RESET_LIFETIME_MS),
  });
  return token;
}
