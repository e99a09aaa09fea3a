import { and, eq } from "drizzle-orm";
import type { SignInForm } from "~/models/account/sign-in-form";
import { AppError } from "~/models/error/app-error";
import { customers } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import { attemptLimits } from "./attempt-limits.server";
import { type Attempt, countAttempt } from "./count-attempt.server";
import { forgiveAttempt } from "./forgive-attempt.server";
import { verifyPassword } from "./verify-password.server";

/**
 * Checks e-mail and password. One answer, and the same work, for an unknown e-mail and a wrong password.
 * @returns the customer's id; the session is another service's to start
 * @throws AppError `invalid` when they do not match an account of this shop; `too_many` after too many failures
 */
export async function signIn(
  ctx: ShopContext & { clientAddress?: string },
  { email, password }: SignInForm,
): Promise<number> {
  const counted: [Attempt, { limit: number; windowMs: number }][] = [
    [{ action: "sign-in", by: "email", who: email }, attemptLimits.signInByEmail],
  ];
  if (ctx.clientAddress)
    counted.push([
      { action: "sign-in", by: "address", who: ctx.clientAddress },
      attemptLimits.signInByAddress,
    ]);
  for (const [attempt, rate] of counted) await countAttempt(ctx, attempt, rate);

  const [customer] = await ctx.db
    .select({ id: customers.id, passwordHash: customers.passwordHash })
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.email, email)));
  const matches = await verifyPassword(customer?.passwordHash ?? null, password);
  if (!customer || !matches) throw new AppError("invalid", "The email or password is not right.", "password");

  for (const [attempt, rate] of counted) await forgiveAttempt(ctx, attempt, rate);
  return customer.id;
}
