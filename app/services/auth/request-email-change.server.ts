import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/error/app-error";
import type { VisitorCustomer } from "~/models/visitor/visitor";
import { emailChanges } from "../db/schema";
import { enqueueJob } from "../jobs/enqueue-job.server";
import type { ShopContext } from "../shop-context.server";
import { attemptLimits } from "./attempt-limits.server";
import { confirmPassword } from "./confirm-password.server";
import { countAttempt } from "./count-attempt.server";

/** How long both mailboxes have to confirm: one day. */
const lifetimeMs = 24 * 60 * 60 * 1000;

/**
 * Asks both mailboxes whether a signed-in customer's e-mail should change. An earlier wish ends with it. The job looks the
 * new e-mail up, so that the answer is the same whether somebody has an account with it (rule accounts-17).
 * @throws AppError `invalid` on `email` or `current_password`; `too_many`
 */
export async function requestEmailChange(
  ctx: ShopContext,
  { id: customerId, email: oldEmail }: Pick<VisitorCustomer, "id" | "email">,
  { email: newEmail, currentPassword }: { email: string; currentPassword: string },
): Promise<void> {
  await confirmPassword(ctx, customerId, currentPassword);
  if (newEmail === oldEmail) throw new AppError("invalid", "This is your email already.", "email");
  for (const who of [oldEmail, newEmail])
    await countAttempt(ctx, { action: "email-change", by: "email", who }, attemptLimits.emailChangeByEmail);
  const now = ctx.now();
  await ctx.db.transaction(async (tx) => {
    await tx
      .delete(emailChanges)
      .where(and(eq(emailChanges.tenantId, ctx.tenant.id), eq(emailChanges.customerId, customerId)));
    const [wish] = await tx
      .insert(emailChanges)
      .values({
        ...{ tenantId: ctx.tenant.id, customerId, oldEmail, newEmail },
        ...{ createdAt: now, expiresAt: new Date(now.getTime() + lifetimeMs) },
      })
      .returning({ id: emailChanges.id });
    if (!wish) throw new Error("the change of e-mail was not written");
    await enqueueJob({ ...ctx, db: tx }, "send-email-change-mails", { changeId: wish.id });
  });
}
