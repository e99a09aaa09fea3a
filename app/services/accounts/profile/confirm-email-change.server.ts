// @public

import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { customers } from "~/tables/accounts/customers";
import { emailChanges } from "~/tables/accounts/email-changes";
import { passwordResets } from "~/tables/accounts/password-resets";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { tellConfirmedEmail } from "../register/confirmed-email.server";
import { emailChangeOfHash } from "../sign-in/email-change-link.server";
import { findEmailChange } from "../sign-in/find-email-change.server";
import { removeSessions } from "../sign-in/remove-sessions.server";

/** Whether the e-mail has changed, or the other mailbox must confirm first. */
export type ConfirmedChange = "done" | "waits";

/**
 * Confirms a change of e-mail for the mailbox of a link. After the second confirmation the account has its
 * new e-mail, and all other sessions and mailed reset links end (rule accounts-18).
 * @param sessionHash of the confirming session; kept if it is the customer's
 * @throws AppError `not_found` if the link is wrong, of another shop, expired, cancelled or used; `conflict`
 * if another account has taken the e-mail since
 */
export async function confirmEmailChange(
  ctx: ShopContext & { secret: string },
  hash: string,
  sessionHash: string | null,
): Promise<ConfirmedChange> {
  const named = emailChangeOfHash(ctx, hash);
  return inTransaction<ShopContext, ConfirmedChange>(ctx, async (inside) => {
    const change = await findEmailChange(inside, named?.id ?? null);
    const now = ctx.now();
    const confirmed = named?.mailbox === "old" ? { oldConfirmedAt: now } : { newConfirmedAt: now };
    const { oldConfirmedAt, newConfirmedAt } = { ...change, ...confirmed };
    const thisChange = and(eq(emailChanges.tenantId, ctx.tenant.id), eq(emailChanges.id, change.id));
    if (!oldConfirmedAt || !newConfirmedAt) {
      await inside.db.update(emailChanges).set(confirmed).where(thisChange);
      return "waits";
    }
    await setEmail(inside, change);
    await inside.db.delete(emailChanges).where(thisChange);
    await removeSessions(inside, change.customerId, { except: sessionHash });
    return "done";
  });
}

type Change = { customerId: number; newEmail: string };

async function setEmail(ctx: ShopContext, { customerId, newEmail }: Change): Promise<void> {
  const [other] = await ctx.db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.email, newEmail)));
  if (other)
    throw new AppError("conflict", phrase("This email belongs to another account now. Nothing has changed."));
  await ctx.db
    .update(customers)
    .set({ email: newEmail, updatedAt: ctx.now() })
    .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.id, customerId)));
  await ctx.db
    .delete(passwordResets)
    .where(and(eq(passwordResets.tenantId, ctx.tenant.id), eq(passwordResets.customerId, customerId)));
  await tellConfirmedEmail(ctx, { customerId, email: newEmail });
}
