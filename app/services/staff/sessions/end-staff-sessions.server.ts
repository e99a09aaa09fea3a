// @public

import { and, eq } from "drizzle-orm";
import type { EndedSessions } from "~/models/accounts/sign-in/session-form";
import type { SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import { staffSessions } from "~/tables/staff/staff-sign-in";
import { toEnd } from "../../accounts/sessions/session-rows.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { requireSelf } from "../sign-in/require-self.server";

/**
 * Ends sessions of a member of staff in all shops of the business (rule staff-6).
 * @throws AppError `forbidden` for another person's
 */
export async function endStaffSessions(
  ctx: ShopContext,
  { staffId }: SignedInStaff,
  which: EndedSessions,
): Promise<void> {
  requireSelf(await ctx.actor(), ctx.tenant.id, staffId);
  const own = and(eq(staffSessions.tenantId, ctx.tenant.id), eq(staffSessions.staffId, staffId));
  await ctx.db.delete(staffSessions).where(and(own, toEnd(staffSessions.idHash, which)));
}
