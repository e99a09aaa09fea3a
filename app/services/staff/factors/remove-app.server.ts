// @public

import { and, eq } from "drizzle-orm";
import type { SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import { staffFactors } from "~/tables/staff/staff-factors";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { changeFactor } from "./change-factor.server";
import { dropUselessCodes } from "./drop-useless-codes.server";
import { endOtherSessions } from "./end-other-sessions.server";

/**
 * Removes the app of the signed-in member of staff; all other sessions end (rule staff-15).
 * @throws AppError `confirm_first`, `forbidden`
 */
export function removeApp(ctx: ShopContext, member: SignedInStaff): Promise<void> {
  const { staffId } = member;
  return changeFactor(ctx, member, "app-removed", async (inner) => {
    await inner.db
      .update(staffFactors)
      .set({ appKeyId: null, appSealed: null, appSince: null, appStep: 0 })
      .where(and(eq(staffFactors.tenantId, ctx.tenant.id), eq(staffFactors.staffId, staffId)));
    await dropUselessCodes(inner, staffId);
    await endOtherSessions(inner, member);
  });
}
