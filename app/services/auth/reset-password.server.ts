import { and, eq, gt } from "drizzle-orm";
import { AppError } from "~/models/error/app-error";
import { customers, passwordResets, sessions } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import { checkNewPassword } from "./check-new-password.server";
import { deviceCookie } from "./device-cookie.server";
import { hashPassword } from "./hash-password.server";
import { hashSessionToken } from "./session-token.server";

/**
 * Sets a new password by the token of a mailed link, once. Every other link and every session of the customer ends
 * with it: who knew the old password is out. Having read the mail also confirms the address, and makes the browser a
 * known device, so that guesses of others do not keep the owner out.
 * @returns headers with the cookie of the device
 * @throws AppError `invalid` on `password`; `not_found` when the link was used, expired or belongs to another shop
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
    if (!used)
      throw new AppError(
        "not_found",
        "This link was used before or has expired. Please ask for a new one.",
        "form",
      );
    const { customerId } = used;
    const [owner] = await tx
      .select({ email: customers.email })
      .from(customers)
      .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.id, customerId)));
    // What is thrown here undoes the use of the link: it works for the next try.
    checkNewPassword(password, owner?.email ?? "");
    await tx
      .update(customers)
      .set({ passwordHash, verifyHash: null, updatedAt: ctx.now() })
      .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.id, customerId)));
    for (const table of [passwordResets, sessions])
      await tx.delete(table).where(and(eq(table.tenantId, ctx.tenant.id), eq(table.customerId, customerId)));
    return customerId;
  });
  return new Headers({ "Set-Cookie": deviceCookie(ctx, ownerId) });
}
