import { and, eq } from "drizzle-orm";
import type { GivenRoles } from "~/models/staff/staff-roles";
import { staffRoles } from "~/tables/staff/staff";
import { staffLinks, staffSessions } from "~/tables/staff/staff-sign-in";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Gives a member of staff these roles in place of all others, and ends their sessions and links (rule
 * staff-7). Call it in a transaction that names its actor and has locked their row.
 */
export async function writeRoles(
  ctx: Pick<ShopContext, "db" | "tenant">,
  staffId: number,
  { roles, shopId }: Pick<GivenRoles, "roles" | "shopId">,
): Promise<void> {
  const { db, tenant } = ctx;
  for (const table of [staffRoles, staffSessions, staffLinks])
    await db.delete(table).where(and(eq(table.tenantId, tenant.id), eq(table.staffId, staffId)));
  if (roles.length > 0)
    await db.insert(staffRoles).values(roles.map((role) => ({ tenantId: tenant.id, staffId, role, shopId })));
}
