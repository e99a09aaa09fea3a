import type { RegistrationForm } from "~/models/account/registration-form";
import { AppError } from "~/models/error/app-error";
import { customers } from "../db/schema";
import { enqueueJob } from "../jobs/enqueue-job.server";
import type { ShopContext } from "../shop-context.server";
import { attemptLimits } from "./attempt-limits.server";
import { countAttempt } from "./count-attempt.server";
import { hashPassword } from "./hash-password.server";
import { createSessionToken } from "./session-token.server";

/**
 * Creates an account and, in the same transaction, queues the mail that asks to confirm its address
 * (decisions, "Accounts and people").
 * @returns the new customer's id
 * @throws AppError `conflict` on `email` when the shop has an account with it; `too_many`
 */
export async function register(
  ctx: ShopContext & { clientAddress?: string },
  form: RegistrationForm,
): Promise<number> {
  if (ctx.clientAddress) {
    const attempt = { action: "register", by: "address", who: ctx.clientAddress } as const;
    await countAttempt(ctx, attempt, attemptLimits.registerByAddress);
  }
  const passwordHash = await hashPassword(form.password);
  return ctx.db.transaction(async (tx) => {
    const [created] = await tx
      .insert(customers)
      .values({
        tenantId: ctx.tenant.id,
        email: form.email,
        passwordHash,
        firstName: form.first_name,
        lastName: form.last_name,
        verifyHash: createSessionToken(),
        createdAt: ctx.now(),
        updatedAt: ctx.now(),
      })
      .onConflictDoNothing({ target: [customers.tenantId, customers.email] })
      .returning({ id: customers.id });
    if (!created)
      throw new AppError("conflict", "There is an account with this email. Sign in instead.", "email");
    const payload = { customerId: created.id };
    await enqueueJob({ ...ctx, db: tx }, "send-verification-mail", payload);
    return created.id;
  });
}
