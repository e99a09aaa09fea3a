import { and, eq } from "drizzle-orm";
import { customers } from "~/tables/accounts/customers";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Lets changes of one customer's address book happen one after the other. Call it inside a transaction. */
export async function lockAddressBook(ctx: ShopContext, customerId: number): Promise<void> {
  await ctx.db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.id, customerId)))
    .for("no key update");
}
