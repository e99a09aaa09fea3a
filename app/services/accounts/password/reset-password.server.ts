// @public

import { and, eq, gt } from "drizzle-orm";
import { resetUsedText } from "~/models/accounts/sign-in/used-link";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { customers, sessions } from "~/tables/accounts/customers";
import { passwordResets } from "~/tables/accounts/password-resets";
import { headersWith } from "../../shops/answers/answer-with.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { hashSessionToken } from "../sessions/session-token.server";
import { checkNewPassword } from "../sign-in/check-new-password.server";
import { deviceCookie } from "../sign-in/device-cookie.server";
import { hashPassword } from "../sign-in/hash-password.server";

/**
 * Sets a new password with the token of a mailed link, which works once. All other links and sessions of the
 * customer end. The link also verifies the e-mail, and makes the browser a known device, so that other
 * people's guesses do not lock the owner out.
 * @returns headers with the device cookie
 * @throws AppError `invalid` on `password`; `not_found` if the link was used, expired or belongs to another
 * shop
 */
export async function resetPassword(
  ctx: ShopContext & { secret: string; origin: string },
  { token, password }: { token: string; password: string },
): Promise<Headers> {
  const tokenHash = hashSessionToken(token);
  const passwordHash = await hashPassword(password);
  const ownerId = await ctx.db.transaction(async (tx) => {
    const [used] = await tx
      .delete(passwordResets)
      .where(
        and(
          eq(passwordResets.tenantId, ctx.tenant.id),
          eq(passwordResets.tokenHash, tokenHash),
          gt(passwordResets.expiresAt, ctx.now()),
        ),
      )
      .returning({ customerId: passwordResets.customerId });
    if (!used) throw new AppError("not_found", phrase(resetUsedText), "form");
    const { customerId } = used;
    const [owner] = await tx
      .select({ email: customers.email })
      .from(customers)
      .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.id, customerId)));
    // An error here rolls back the use of the link, so that it works again.
    checkNewPassword(password, owner?.email ?? "");
    await tx
      .update(customers)
      .set({ passwordHash, verifyHash: null, updatedAt: ctx.now() })
      .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.id, customerId)));
    for (const table of [passwordResets, sessions])
      await tx.delete(table).where(and(eq(table.tenantId, ctx.tenant.id), eq(table.customerId, customerId)));
    return customerId;
  });
  return headersWith(ctx, { cookies: [deviceCookie(ctx, ownerId)] });
}
