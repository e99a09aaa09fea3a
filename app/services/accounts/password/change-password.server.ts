// @public

import { and, eq } from "drizzle-orm";
import { authorize } from "~/models/shops/actors/authorize";
import type { VisitorCustomer } from "~/models/shops/visitors/visitor";
import { customers } from "~/tables/accounts/customers";
import { passwordResets } from "~/tables/accounts/password-resets";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { checkNewPassword } from "../sign-in/check-new-password.server";
import { confirmPassword } from "../sign-in/confirm-password.server";
import { hashPassword } from "../sign-in/hash-password.server";
import { removeSessions } from "../sign-in/remove-sessions.server";

/**
 * Changes the password of a signed-in customer, who must enter the current one. Ends all other sessions and
 * invalidates all mailed links (rule accounts-11).
 * @param sessionHash of the session to keep
 * @throws AppError `invalid` on `current_password` or `password`; `too_many` on `current_password`
 */
export async function changePassword(
  ctx: ShopContext,
  { id, email }: Pick<VisitorCustomer, "id" | "email">,
  { currentPassword, password }: { currentPassword: string; password: string },
  sessionHash: string | null,
): Promise<void> {
  authorize(await ctx.actor(), "change", { kind: "customer", tenantId: ctx.tenant.id, id });
  await confirmPassword(ctx, id, currentPassword);
  checkNewPassword(password, email);
  const passwordHash = await hashPassword(password);
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(customers)
      .set({ passwordHash, updatedAt: ctx.now() })
      .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.id, id)));
    await tx
      .delete(passwordResets)
      .where(and(eq(passwordResets.tenantId, ctx.tenant.id), eq(passwordResets.customerId, id)));
    await removeSessions({ ...ctx, db: tx }, id, { except: sessionHash });
  });
}
