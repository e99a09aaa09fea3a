import type { RegistrationForm } from "~/models/account/registration-form";
import { registrations } from "../db/schema";
import { enqueueJob } from "../jobs/enqueue-job.server";
import type { ShopContext } from "../shop-context.server";
import { attemptLimits } from "./attempt-limits.server";
import { checkNewPassword } from "./check-new-password.server";
import { countAttempt } from "./count-attempt.server";
import { hashPassword } from "./hash-password.server";

/** How long the link that confirms a registration works: one day. */
export const REGISTRATION_LIFETIME_MS = 24 * 60 * 60 * 1000;

/**
 * Takes a registration and queues the mail that asks to confirm it (rule accounts-8). Whether there is an account with
 * the e-mail is looked up by the job: the work here is the same, and nobody is signed in.
 * @param returnTo where the visitor was going; empty for the account
 * @throws AppError `invalid` on `password`, `too_many`
 */
export async function register(
  ctx: ShopContext & { clientAddress?: string },
  form: RegistrationForm,
  returnTo = "",
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
        createdAt: now,
        expiresAt: new Date(now.getTime() + REGISTRATION_LIFETIME_MS),
      })
      .returning({ id: registrations.id });
    const payload = { email: form.email, registrationId: row?.id ?? null, returnTo };
    await enqueueJob({ ...ctx, db: tx }, "send-registration-mail", payload);
  });
}

/**
 * Queues the mail of a registration again. It says nothing of whether there is one.
 * @throws AppError `too_many`
 */
export async function sendRegistrationAgain(
  ctx: ShopContext & { clientAddress?: string },
  email: string,
): Promise<void> {
  await countRegistration(ctx, email);
  await enqueueJob(ctx, "send-registration-mail", { email, registrationId: null, returnTo: "" });
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
