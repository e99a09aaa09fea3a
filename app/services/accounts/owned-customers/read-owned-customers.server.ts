// @public

import { and, eq, inArray, isNull, or } from "drizzle-orm";
import { authorize } from "~/models/shops/actors/authorize";
import { customers } from "~/tables/accounts/customers";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { type OwnedCustomer, ownedColumns } from "./owned-columns.server";

/**
 * Customers of the business by ids or emails; deleted accounts are left out.
 * @throws AppError `forbidden`
 */
export async function readOwnedCustomers(
  ctx: ShopContext,
  { ids, emails }: { ids: readonly number[]; emails: readonly string[] },
): Promise<OwnedCustomer[]> {
  authorize(await ctx.actor(), "view", { kind: "customer", tenantId: ctx.tenant.id, id: null });
  return ctx.db
    .select(ownedColumns)
    .from(customers)
    .where(
      and(
        eq(customers.tenantId, ctx.tenant.id),
        isNull(customers.deletedAt),
        or(
          inArray(customers.id, [...ids]),
          inArray(
            customers.email,
            emails.map((email) => email.trim().toLowerCase()),
          ),
        ),
      ),
    );
}
