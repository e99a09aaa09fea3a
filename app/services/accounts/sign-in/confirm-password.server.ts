// @public

import { and, eq } from "drizzle-orm";
import { AppError, isAppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { customers } from "~/tables/accounts/customers";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { countSignIn, forgiveSignIn, type SignInCount } from "./count-sign-in.server";
import { verifyPassword } from "./verify-password.server";

const field = "current_password";

/**
 * Verifies the password of a signed-in customer, so that an unattended browser is not enough to take over an
 * account. Failures count like those of a known device (rule accounts-3).
 * @throws AppError `invalid` or `too_many` on `current_password`
 */
export async function confirmPassword(ctx: ShopContext, customerId: number, password: string): Promise<void> {
  const counts: SignInCount[] = [{ scope: "device", who: `customer ${customerId}` }];
  await countSignIn(ctx, counts).catch((error: unknown) => {
    throw isAppError(error) ? new AppError("too_many", error.message, field, error.retryAfterMs) : error;
  });
  const [customer] = await ctx.db
    .select({ passwordHash: customers.passwordHash })
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.id, customerId)));
  if (!(await verifyPassword(customer?.passwordHash ?? null, password)))
    throw new AppError("invalid", phrase("This is not your current password."), field);
  await forgiveSignIn(ctx, counts);
}
