// @public

import { and, eq, gt } from "drizzle-orm";
import { registrationUsedText } from "~/models/accounts/sign-in/used-link";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { authorize } from "~/models/shops/actors/authorize";
import type { PendingAction } from "~/models/shops/records/pending-action";
import { customers } from "~/tables/accounts/customers";
import { registrations } from "~/tables/accounts/registrations";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { registrationOfHash } from "../sign-in/registration-link.server";
import { tellConfirmedEmail } from "./confirmed-email.server";

/** A registration that became an account. */
type Confirmed = { customerId: number; pendingAction: PendingAction };

/**
 * Creates the account of a mailed link, which works once. Ends all other registrations of the e-mail.
 * @returns the new customer's id, and what they wanted before they registered
 * @throws AppError `not_found` if the link is wrong, of another shop, expired or already used
 */
export async function verifyEmail(ctx: ShopContext & { secret: string }, hash: string): Promise<Confirmed> {
  const id = registrationOfHash(ctx, hash);
  const confirmed = id === null ? null : await ctx.db.transaction((tx) => confirm({ ...ctx, db: tx }, id));
  if (confirmed === null) throw new AppError("not_found", phrase(registrationUsedText));
  return confirmed;
}

async function confirm(ctx: ShopContext, id: number): Promise<Confirmed | null> {
  const now = ctx.now();
  const ofTenant = eq(registrations.tenantId, ctx.tenant.id);
  const [typed] = await ctx.db
    .delete(registrations)
    .where(and(ofTenant, eq(registrations.id, id), gt(registrations.expiresAt, now)))
    .returning();
  if (!typed) return null;
  const { email, passwordHash, firstName, lastName, pendingAction } = typed;
  authorize(await ctx.actor(), "create", { kind: "customer", tenantId: ctx.tenant.id, id: null });
  const [created] = await ctx.db
    .insert(customers)
    .values({
      tenantId: ctx.tenant.id,
      email,
      passwordHash,
      firstName,
      lastName,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: [customers.tenantId, customers.email] })
    .returning({ id: customers.id });
  await ctx.db.delete(registrations).where(and(ofTenant, eq(registrations.email, email)));
  if (!created) return null;
  await tellConfirmedEmail(ctx, { customerId: created.id, email });
  return { customerId: created.id, pendingAction };
}
