// @public

import { and, asc, eq, sql } from "drizzle-orm";
import type { SellerRole, StaffRole } from "~/models/shops/actors/actor";
import { authorize } from "~/models/shops/actors/authorize";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { shops } from "~/tables/shops/shops";
import { sellers } from "~/tables/shops/tenants";
import { staff, staffRoles } from "~/tables/staff/staff";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A member of staff in a list. */
export type ListedStaff = {
  id: number;
  email: string;
  name: string;
  /** Code of the seller they work for; null for the business. */
  sellerCode: string | null;
  /** Each role with the code of the shop it holds in; null for all shops. */
  roles: { role: StaffRole | SellerRole; shopCode: string | null }[];
  /** Whether the invitation was accepted. */
  hasJoined: boolean;
};

/**
 * Who works for the business and its sellers, by name; for a seller's owner, who works for that seller.
 * @throws AppError `forbidden`
 */
export async function listStaff(ctx: ShopContext): Promise<ListedStaff[]> {
  const actor = await ctx.actor();
  const sellerId = sellerOfActor(actor);
  authorize(actor, "view", { kind: "staff", tenantId: ctx.tenant.id, sellerId });
  const rows = await ctx.db
    .select({
      id: staff.id,
      email: staff.email,
      name: staff.name,
      sellerCode: sellers.code,
      role: staffRoles.role,
      shopCode: shops.code,
      hasJoined: sql<boolean>`${staff.passwordHash} is not null`,
    })
    .from(staff)
    .leftJoin(sellers, and(eq(sellers.tenantId, staff.tenantId), eq(sellers.id, staff.sellerId)))
    .leftJoin(staffRoles, and(eq(staffRoles.tenantId, staff.tenantId), eq(staffRoles.staffId, staff.id)))
    .leftJoin(shops, and(eq(shops.tenantId, staffRoles.tenantId), eq(shops.id, staffRoles.shopId)))
    .where(
      and(
        eq(staff.tenantId, ctx.tenant.id),
        eq(staff.isActive, true),
        sellerId === null ? undefined : eq(staff.sellerId, sellerId),
      ),
    )
    .orderBy(asc(staff.name), asc(staff.id), asc(staffRoles.role), asc(shops.code));
  const listed = new Map<number, ListedStaff>();
  for (const { role, shopCode, ...member } of rows) {
    const known = listed.get(member.id) ?? { ...member, roles: [] };
    if (role !== null) known.roles.push({ role, shopCode });
    listed.set(member.id, known);
  }
  return [...listed.values()];
}
