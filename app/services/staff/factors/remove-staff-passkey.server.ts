// @public

import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import type { SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import { staffPasskeys } from "~/tables/staff-passkeys";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { changeFactor } from "./change-factor.server";
import { dropUselessCodes } from "./drop-useless-codes.server";
import { endOtherSessions } from "./end-other-sessions.server";

/**
 * Removes a passkey of the signed-in member of staff; all other sessions end (rule staff-15).
 * @throws AppError `conflict` for one that was removed before, `confirm_first`, `forbidden`
 */
export function removeStaffPasskey(ctx: ShopContext, member: SignedInStaff, id: string): Promise<void> {
  const { staffId } = member;
  return changeFactor(ctx, member, "passkey-removed", async (inner) => {
    const own = and(eq(staffPasskeys.tenantId, ctx.tenant.id), eq(staffPasskeys.staffId, staffId));
    const removed = await inner.db
      .delete(staffPasskeys)
      .where(and(own, eq(staffPasskeys.id, id)))
      .returning({ id: staffPasskeys.id });
    if (removed.length === 0) throw new AppError("conflict", "This passkey was removed before.", "form");
    await dropUselessCodes(inner, staffId);
    await endOtherSessions(inner, member);
  });
}
