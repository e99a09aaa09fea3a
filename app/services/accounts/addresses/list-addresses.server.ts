// @public

import { and, asc, desc, eq } from "drizzle-orm";
import type { BookAddress } from "~/models/accounts/address/address-book";
import { customerAddresses } from "~/tables/accounts/customer-addresses";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A customer's address book, the defaults first. */
export async function listAddresses(ctx: ShopContext, customerId: number): Promise<BookAddress[]> {
  const { id, address, isDefaultShipping, isDefaultBilling } = customerAddresses;
  return ctx.db
    .select({ id, address, isDefaultShipping, isDefaultBilling })
    .from(customerAddresses)
    .where(and(eq(customerAddresses.tenantId, ctx.tenant.id), eq(customerAddresses.customerId, customerId)))
    .orderBy(desc(isDefaultShipping), desc(isDefaultBilling), asc(id));
}
