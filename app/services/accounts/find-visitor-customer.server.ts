// @public

import { and, eq } from "drizzle-orm";
import { validVatNumber } from "~/models/accounts/vat/vat-check";
import type { VisitorCustomer } from "~/models/shops/visitors/visitor";
import { customers } from "~/tables/accounts/customers";
import type { ShopContext } from "../shops/context/shop-context.server";

/**
 * A customer as prices and taxes know them, without a session of theirs; null for a guest and an account that
 * is gone. It does not check rights: what it tells stays in what is priced.
 */
export async function findVisitorCustomer(
  ctx: ShopContext,
  customerId: number | null,
): Promise<VisitorCustomer | null> {
  if (customerId === null) return null;
  const [row] = await ctx.db
    .select()
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.id, customerId)));
  if (!row) return null;
  const { id, email, firstName, lastName, nickName, groupCode, isRestricted, verifyHash } = row;
  const taxExemption = row.isTaxExempt ? row.taxExemptReason : null;
  return {
    id,
    email,
    firstName,
    lastName,
    nickName,
    isRestricted,
    taxExemption,
    vatNumber: validVatNumber(row.vatNumber, row.vatCheck, ctx.now()),
    group: groupCode,
    isVerified: verifyHash === null,
  };
}
