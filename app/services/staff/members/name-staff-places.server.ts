// @public

import { and, eq, inArray } from "drizzle-orm";
import type { SellerRole, StaffRole } from "~/models/shops/actors/actor";
import type { SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import { shops } from "~/tables/shops/shops";
import { sellers } from "~/tables/shops/tenants";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A role, and where it holds: 'all shops', a shop or a seller by name. */
export type NamedRole = { role: StaffRole | SellerRole; place: string };

/** The roles of who is signed in, each with where it holds. */
export async function nameStaffPlaces(
  ctx: ShopContext,
  { sellerId, grants, roles }: SignedInStaff,
): Promise<NamedRole[]> {
  const { db, tenant } = ctx;
  if (sellerId !== null) {
    const [seller] = await db
      .select({ name: sellers.name })
      .from(sellers)
      .where(and(eq(sellers.tenantId, tenant.id), eq(sellers.id, sellerId)));
    return roles.map((role) => ({ role, place: seller?.name ?? "" }));
  }
  const ids = grants.flatMap(({ shopId }) => (shopId === null ? [] : [shopId]));
  const named = await db
    .select({ id: shops.id, name: shops.name })
    .from(shops)
    .where(and(eq(shops.tenantId, tenant.id), inArray(shops.id, ids)));
  return grants.map(({ role, shopId }) => ({
    role,
    place: shopId === null ? "all shops" : (named.find(({ id }) => id === shopId)?.name ?? ""),
  }));
}
