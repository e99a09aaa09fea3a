// @public

import { and, asc, eq } from "drizzle-orm";
import type { LoginMethods } from "~/models/accounts/sign-in/login-methods";
import { offeredProviders } from "~/models/shops/settings/social-logins";
import { customerIdentities } from "~/tables/accounts/customer-identities";
import { customers } from "~/tables/accounts/customers";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { listPasskeys } from "./list-passkeys.server";

/** How a customer signs in. */
export async function listLoginMethods(
  ctx: ShopContext & { origin: string },
  customerId: number,
): Promise<LoginMethods> {
  const [linked, [customer]] = [
    await ctx.db
      .select({
        provider: customerIdentities.provider,
        email: customerIdentities.email,
        lastUsedAt: customerIdentities.lastUsedAt,
      })
      .from(customerIdentities)
      .where(
        and(eq(customerIdentities.tenantId, ctx.tenant.id), eq(customerIdentities.customerId, customerId)),
      )
      .orderBy(asc(customerIdentities.createdAt)),
    await ctx.db
      .select({ passwordHash: customers.passwordHash })
      .from(customers)
      .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.id, customerId))),
  ];
  return {
    hasPassword: (customer?.passwordHash ?? null) !== null,
    passkeyCount: (await listPasskeys(ctx, customerId)).length,
    linked,
    offered: offeredProviders(ctx.shop),
  };
}
