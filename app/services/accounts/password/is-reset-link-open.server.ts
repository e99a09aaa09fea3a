// @public

import { and, eq, gt } from "drizzle-orm";
import { passwordResets } from "~/tables/accounts/password-resets";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { hashSessionToken } from "../sessions/session-token.server";

/** Whether the token of a mailed link can still set a password (rule accounts-9). */
export async function isResetLinkOpen(ctx: ShopContext, token: string): Promise<boolean> {
  const [open] = await ctx.db
    .select({ customerId: passwordResets.customerId })
    .from(passwordResets)
    .where(
      and(
        eq(passwordResets.tenantId, ctx.tenant.id),
        eq(passwordResets.tokenHash, hashSessionToken(token)),
        gt(passwordResets.expiresAt, ctx.now()),
      ),
    );
  return open !== undefined;
}
