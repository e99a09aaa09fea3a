// @public

import { and, eq, isNull } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { customers } from "~/tables/accounts/customers";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { recordVersion } from "../../shops/records/record-version.server";
import { decidedCustomerPart, type OwnedCustomer, ownedColumns } from "./owned-columns.server";

export type { OwnedCustomer };

/** The version of what the owner decided about a customer, which a change names (rule owners-2). */
export const customerVersion = (customer: OwnedCustomer): string =>
  recordVersion(decidedCustomerPart(customer));

/**
 * A customer of the business as its owner sees it.
 * @throws AppError `not_found`, for a deleted account too; `forbidden`
 */
export async function findOwnedCustomer(ctx: ShopContext, id: number): Promise<OwnedCustomer> {
  authorize(await ctx.actor(), "view", { kind: "customer", tenantId: ctx.tenant.id, id });
  const [found] = await ctx.db
    .select(ownedColumns)
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.id, id), isNull(customers.deletedAt)));
  if (!found) throw new AppError("not_found", "We couldn’t find this customer.");
  return found;
}
