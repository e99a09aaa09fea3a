// @public

import type { RegistrationForm } from "~/models/accounts/sign-in/registration-form";
import type { PendingAction } from "~/models/shops/records/pending-action";
import { registrations } from "~/tables/accounts/registrations";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { attemptLimits } from "../../shops/limits/attempt-limits.server";
import { countAttempt } from "../../shops/limits/count-attempt.server";
import { checkNewPassword } from "../sign-in/check-new-password.server";
import { hashPassword } from "../sign-in/hash-password.server";

/** Lifetime of a registration's link: one day. */
export const REGISTRATION_LIFETIME_MS = 24 * 60 * 60 * 1000;

/**
 * Stores a registration and queues the mail that confirms it (rule accounts-8). The job looks up whether the
 * e-mail has an account, so that this takes the same work either way. It does not sign in.
 * @param next the visitor's destination, empty for the account, and what they wanted (rule lists-5)
 * @throws AppError `invalid` on `password`, `too_many`
 */
export async function register(
  ctx: ShopContext & { clientAddress?: string },
  form: RegistrationForm,
  { returnTo = "", pendingAction = {} }: { returnTo?: string; pendingAction?: PendingAction } = {},
): Promise<void> {
  checkNewPassword(form.password, form.email);
  await countRegistration(ctx, form.email);
  const passwordHash = await hashPassword(form.password);
  const now = ctx.now();
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(registrations)
      .values({
        tenantId: ctx.tenant.id,
        email: form.email,
        passwordHash,
        firstName: form.first_name,
        lastName: form.last_name,
        pendingAction,
        createdAt: now,
        expiresAt: new Date(now.getTime() + REGISTRATION_LIFETIME_MS),
      })
      .returning({ id: registrations.id });
    const payload = { email: form.email, registrationId: row?.id ?? null, returnTo };
    await enqueueJob({ ...ctx, db: tx }, "send-registration-mail", payload);
  });
}

/**
 * Queues the registration mail again. The result does not reveal whether there is a registration.
 * @param returnTo the visitor's destination, empty for the account; what they wanted is kept with the
 * registration
 * @throws AppError `too_many`
 */
export async function sendRegistrationAgain(
  ctx: ShopContext & { clientAddress?: string },
  email: string,
  returnTo = "",
): Promise<void> {
  await countRegistration(ctx, email);
  await enqueueJob(ctx, "send-registration-mail", { email, registrationId: null, returnTo });
}

async function countRegistration(
  ctx: ShopContext & { clientAddress?: string },
  email: string,
): Promise<void> {
  if (ctx.clientAddress) {
    const attempt = { action: "register", by: "address", who: ctx.clientAddress } as const;
    await countAttempt(ctx, attempt, attemptLimits.registerByAddress);
  }
  await countAttempt(ctx, { action: "register", by: "email", who: email }, attemptLimits.registerByEmail);
}
