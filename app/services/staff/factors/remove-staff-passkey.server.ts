// @public

import { AppError } from "~/models/platform/error/app-error";
import type { SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import { dropKey } from "../../accounts/keys/make-key.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { changeFactor } from "./change-factor.server";
import { dropUselessCodes } from "./drop-useless-codes.server";
import { endOtherSessions } from "./end-other-sessions.server";
import { staffKeys } from "./passkeys/staff-keys.server";

/**
 * Removes a passkey of the signed-in member of staff; all other sessions end (rule staff-15).
 * @throws AppError `conflict` for one that was removed before, `confirm_first`, `forbidden`
 */
export function removeStaffPasskey(ctx: ShopContext, member: SignedInStaff, id: string): Promise<void> {
  const { staffId } = member;
  return changeFactor(ctx, member, "passkey-removed", async (inner) => {
    if (!(await dropKey(inner, staffKeys, staffId, id)))
      throw new AppError("conflict", "This passkey was removed before.", "form");
    await dropUselessCodes(inner, staffId);
    await endOtherSessions(inner, member);
  });
}
