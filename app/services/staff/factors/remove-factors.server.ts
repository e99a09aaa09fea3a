import { and, eq } from "drizzle-orm";
import { staffFactors } from "~/tables/staff-factors";
import { staffPasskeys } from "~/tables/staff-passkeys";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Removes all second factors of a member of staff. Call it in a transaction that names its actor. */
export async function removeFactors(
  { db, tenant }: Pick<ShopContext, "db" | "tenant">,
  staffId: number,
): Promise<void> {
  for (const table of [staffFactors, staffPasskeys])
    await db.delete(table).where(and(eq(table.tenantId, tenant.id), eq(table.staffId, staffId)));
}
