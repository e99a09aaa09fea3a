// @public

import { and, eq } from "drizzle-orm";
import { loginMethodRows } from "~/models/accounts/sign-in/login-methods";
import { AppError } from "~/models/platform/error/app-error";
import type { SocialProvider } from "~/models/platform/sign-in/social-provider";
import { phrase } from "~/models/platform/texts/phrase";
import { authorize } from "~/models/shops/actors/authorize";
import { customerIdentities } from "~/tables/accounts/customer-identities";
import { customers } from "~/tables/accounts/customers";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { listLoginMethods } from "./list-login-methods.server";

/**
 * Removes a service from a customer's login methods.
 * @throws AppError `conflict` if it is the last one (rule accounts-21)
 */
export async function removeIdentity(
  ctx: ShopContext & { origin: string },
  customerId: number,
  provider: SocialProvider,
): Promise<void> {
  authorize(await ctx.actor(), "change", { kind: "customer", tenantId: ctx.tenant.id, id: customerId });
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    // Two removals at once must not both find the other method.
    await tx
      .select({ id: customers.id })
      .from(customers)
      .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.id, customerId)))
      .for("update");
    const row = loginMethodRows(await listLoginMethods(inner, customerId)).find(
      (one) => one.provider === provider,
    );
    if (row?.action === "last")
      throw new AppError("conflict", phrase("This is your only way to sign in. Set a password first."));
    await tx
      .delete(customerIdentities)
      .where(
        and(
          eq(customerIdentities.tenantId, ctx.tenant.id),
          eq(customerIdentities.customerId, customerId),
          eq(customerIdentities.provider, provider),
        ),
      );
  });
}
