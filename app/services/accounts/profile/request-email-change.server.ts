// @public

import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { authorize } from "~/models/shops/actors/authorize";
import type { VisitorCustomer } from "~/models/shops/visitors/visitor";
import { emailChanges } from "~/tables/accounts/email-changes";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { attemptLimits } from "../../shops/limits/attempt-limits.server";
import { countAttempt } from "../../shops/limits/count-attempt.server";
import { confirmPassword } from "../sign-in/confirm-password.server";

/** Time for both mailboxes to confirm: one day. */
const lifetimeMs = 24 * 60 * 60 * 1000;

/**
 * Asks both mailboxes to confirm a change of a signed-in customer's e-mail; it replaces an earlier request.
 * The job looks up the new e-mail, so that the answer does not reveal whether it has an account (rule
 * accounts-17).
 * @throws AppError `forbidden` for another actor than the customer; `invalid` on `email` or
 * `current_password`; `too_many`
 */
export async function requestEmailChange(
  ctx: ShopContext,
  { id: customerId, email: oldEmail }: Pick<VisitorCustomer, "id" | "email">,
  { email: newEmail, currentPassword }: { email: string; currentPassword: string },
): Promise<void> {
  authorize(await ctx.actor(), "change", { kind: "customer", tenantId: ctx.tenant.id, id: customerId });
  await confirmPassword(ctx, customerId, currentPassword);
  if (newEmail === oldEmail) throw new AppError("invalid", phrase("This is already your email."), "email");
  for (const who of [oldEmail, newEmail])
    await countAttempt(ctx, { action: "email-change", by: "email", who }, attemptLimits.emailChangeByEmail);
  const now = ctx.now();
  await ctx.db.transaction(async (tx) => {
    await tx
      .delete(emailChanges)
      .where(and(eq(emailChanges.tenantId, ctx.tenant.id), eq(emailChanges.customerId, customerId)));
    const [requested] = await tx
      .insert(emailChanges)
      .values({
        tenantId: ctx.tenant.id,
        customerId,
        oldEmail,
        newEmail,
        createdAt: now,
        expiresAt: new Date(now.getTime() + lifetimeMs),
      })
      .returning({ id: emailChanges.id });
    if (!requested) throw new Error("the change of e-mail was not written");
    await enqueueJob({ ...ctx, db: tx }, "send-email-change-mails", { changeId: requested.id });
  });
}
