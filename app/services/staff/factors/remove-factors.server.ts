import { and, eq } from "drizzle-orm";
import { staffFactors } from "~/tables/staff/staff-factors";
import { staffPasskeys } from "~/tables/staff/staff-passkeys";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Removes all second factors of a member of staff. Call it in a transaction that names its actor. */
export async function removeFactors(
  { db, tenant }: Pick<ShopContext, "db" | "tenant">,
  staffId: number,
): Promise<void> {
  await db
    .delete(staffFactors)
    .where(and(eq(staffFactors.tenantId, tenant.id), eq(staffFactors.staffId, staffId)));
  await db
    .delete(staffPasskeys)
    .where(and(eq(staffPasskeys.tenantId, tenant.id), eq(staffPasskeys.ownerId, staffId)));
}
