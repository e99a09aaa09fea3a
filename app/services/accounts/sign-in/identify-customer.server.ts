// @public

import { and, eq } from "drizzle-orm";
import type { SocialIdentity } from "~/models/accounts/sign-in/social-identity";
import { AppError } from "~/models/platform/error/app-error";
import { socialProviderNames } from "~/models/platform/sign-in/social-provider";
import { phrase } from "~/models/platform/texts/phrase";
import { authorize } from "~/models/shops/actors/authorize";
import { customerIdentities } from "~/tables/accounts/customer-identities";
import { customers } from "~/tables/accounts/customers";
import { registrations } from "~/tables/accounts/registrations";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { addIdentity } from "../passkeys/add-identity.server";
import { tellConfirmedEmail } from "../register/confirmed-email.server";

/**
 * The customer whom a service signed in: the one it is linked to, else the one with the e-mail the service
 * verified, else a new one (rule accounts-20).
 * @returns the customer's id
 * @throws AppError `conflict` for an unknown person without a verified e-mail, or an account linked to
 * another person
 */
export async function identifyCustomer(ctx: ShopContext, identity: SocialIdentity): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const known = await findLinked(inner, identity);
    if (known !== null) return known;
    const { email } = identity;
    if (email === null) throw new AppError("conflict", withoutEmail(socialProviderNames[identity.provider]));
    const customerId = (await createCustomer(inner, identity, email)) ?? (await findByEmail(inner, email));
    await addIdentity(inner, customerId, identity);
    return customerId;
  });
}

const withoutEmail = (name: string): string =>
  `${name} didn’t give us a confirmed email. Sign in or create an account with your email, then add ${name} under Login methods.`;

async function findLinked(ctx: ShopContext, { provider, subject }: SocialIdentity): Promise<number | null> {
  const [used] = await ctx.db
    .update(customerIdentities)
    .set({ lastUsedAt: ctx.now() })
    .where(
      and(
        eq(customerIdentities.tenantId, ctx.tenant.id),
        eq(customerIdentities.provider, provider),
        eq(customerIdentities.subject, subject),
      ),
    )
    .returning({ customerId: customerIdentities.customerId });
  return used?.customerId ?? null;
}

/**
 * A new account without a password; null when the e-mail has one. Registrations of the e-mail that wait end.
 */
async function createCustomer(
  ctx: ShopContext,
  { firstName, lastName }: SocialIdentity,
  email: string,
): Promise<number | null> {
  authorize(await ctx.actor(), "create", { kind: "customer", tenantId: ctx.tenant.id, id: null });
  const now = ctx.now();
  const [created] = await ctx.db
    .insert(customers)
    .values({ tenantId: ctx.tenant.id, email, firstName, lastName, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: [customers.tenantId, customers.email] })
    .returning({ id: customers.id });
  if (!created) return null;
  await ctx.db
    .delete(registrations)
    .where(and(eq(registrations.tenantId, ctx.tenant.id), eq(registrations.email, email)));
  await tellConfirmedEmail(ctx, { customerId: created.id, email });
  return created.id;
}

async function findByEmail(ctx: ShopContext, email: string): Promise<number> {
  const [found] = await ctx.db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.email, email)));
  if (!found) throw new AppError("conflict", phrase("This account was just removed."));
  return found.id;
}
