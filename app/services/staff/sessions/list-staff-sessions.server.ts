// @public

import { and, desc, eq, gt } from "drizzle-orm";
import type { SessionView } from "~/models/accounts/sign-in/session-form";
import type { SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import { shops } from "~/tables/shops/shops";
import { staffSessions } from "~/tables/staff/staff-sign-in";
import { sessionViews } from "../../accounts/sessions/session-rows.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { requireSelf } from "../sign-in/require-self.server";

/**
 * The sessions of a member of staff in all shops of the business (rule staff-6), the current one first, then
 * the latest.
 * @throws AppError `forbidden` for another person's
 */
export async function listStaffSessions(
  ctx: ShopContext,
  { staffId, sessionHash }: SignedInStaff,
): Promise<SessionView[]> {
  requireSelf(await ctx.actor(), ctx.tenant.id, staffId);
  const rows = await ctx.db
    .select({
      idHash: staffSessions.idHash,
      shopId: staffSessions.shopId,
      shopName: shops.name,
      userAgent: staffSessions.userAgent,
      address: staffSessions.address,
      lastSeenAt: staffSessions.lastSeenAt,
    })
    .from(staffSessions)
    .innerJoin(shops, and(eq(shops.tenantId, staffSessions.tenantId), eq(shops.id, staffSessions.shopId)))
    .where(
      and(
        eq(staffSessions.tenantId, ctx.tenant.id),
        eq(staffSessions.staffId, staffId),
        gt(staffSessions.expiresAt, ctx.now()),
      ),
    )
    .orderBy(desc(staffSessions.lastSeenAt), staffSessions.idHash);
  return sessionViews(ctx, rows, sessionHash);
}
