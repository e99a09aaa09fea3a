// @public

import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { customers } from "~/tables/accounts/customers";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * The id of the tenant's customer with this e-mail, in any case.
 * @throws AppError `not_found`
 */
export async function findCustomerByEmail(ctx: ShopContext, email: string): Promise<number> {
  const [customer] = await ctx.db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.email, email.trim().toLowerCase())));
  if (!customer) throw new AppError("not_found", `There is no customer ${email}.`);
  return customer.id;
}
