// @public

import { and, eq, sql } from "drizzle-orm";
import { type SellerRole, type StaffRole, sellerRoles, staffRoleNames } from "~/models/shops/actors/actor";
import type { StaffMember } from "~/models/shops/actors/signed-in-staff";
import { sellers } from "~/tables/shops/tenants";
import { staffRoles as roleRows, staff } from "~/tables/staff/staff";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A member of staff with the hash of their password; null before they accepted the invitation. */
export type KnownMember = StaffMember & { passwordHash: string | null };

/**
 * A member of staff who still works here, with their roles: of the business, or of a seller that is not
 * closed.
 * @param by their id, or their e-mail in lower case
 */
export async function findMember(
  ctx: Pick<ShopContext, "db" | "tenant">,
  by: { staffId: number } | { email: string },
): Promise<KnownMember | null> {
  const { tenant, db } = ctx;
  const [row] = await db
    .select({
      staffId: staff.id,
      email: staff.email,
      name: staff.name,
      sellerId: staff.sellerId,
      passwordHash: staff.passwordHash,
      sellerState: sellers.state,
    })
    .from(staff)
    .leftJoin(sellers, and(eq(sellers.tenantId, staff.tenantId), eq(sellers.id, staff.sellerId)))
    .where(
      and(
        eq(staff.tenantId, tenant.id),
        eq(staff.isActive, true),
        "staffId" in by ? eq(staff.id, by.staffId) : eq(sql`lower(${staff.email})`, by.email),
      ),
    );
  if (!row || row.sellerState === "closed") return null;
  const given = await db
    .select({ role: roleRows.role, shopId: roleRows.shopId })
    .from(roleRows)
    .where(and(eq(roleRows.tenantId, tenant.id), eq(roleRows.staffId, row.staffId)))
    .orderBy(roleRows.role, roleRows.shopId);
  const { sellerState: _, ...known } = row;
  const grants =
    row.sellerId === null
      ? given.flatMap(({ role, shopId }) => (isStaffRole(role) ? [{ role, shopId }] : []))
      : [];
  const roles = row.sellerId === null ? [] : given.map(({ role }) => role).filter(isSellerRole);
  return { ...known, grants, roles };
}

const isStaffRole = (role: string): role is StaffRole => staffRoleNames.some((one) => one === role);
const isSellerRole = (role: string): role is SellerRole => sellerRoles.some((one) => one === role);
