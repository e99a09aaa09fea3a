// @public

import { and, eq } from "drizzle-orm";
import { emailChanges } from "~/tables/accounts/email-changes";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { emailChangeOfHash } from "../sign-in/email-change-link.server";
import { findEmailChange } from "../sign-in/find-email-change.server";

/**
 * Cancels a change of e-mail by either mailbox's link, which is the right to do so (rules accounts-18 and
 * actors-3).
 * @throws AppError `not_found` if the link is wrong, of another shop or expired, or the change was cancelled
 * or completed
 */
export async function cancelEmailChange(ctx: ShopContext & { secret: string }, hash: string): Promise<void> {
  const named = emailChangeOfHash(ctx, hash);
  await ctx.db.transaction(async (tx) => {
    const { id } = await findEmailChange({ ...ctx, db: tx }, named?.id ?? null);
    await tx
      .delete(emailChanges)
      .where(and(eq(emailChanges.tenantId, ctx.tenant.id), eq(emailChanges.id, id)));
  });
}
