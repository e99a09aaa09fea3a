// @public

import { AppError } from "~/models/platform/error/app-error";
import type { SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { changeFactor } from "./change-factor.server";
import { readFactors } from "./read-factors.server";
import { writeRecoveryCodes } from "./recovery-codes.server";

/**
 * Makes the recovery codes of the signed-in member anew (rule staff-12); those before end.
 * @returns the codes, to be shown once
 * @throws AppError `conflict` for who has no second factor, `confirm_first`, `forbidden`
 */
export function makeRecoveryCodes(ctx: ShopContext, member: SignedInStaff): Promise<string[]> {
  return changeFactor(ctx, member, "recovery-codes-made", async (inner) => {
    if (!(await readFactors(inner, member.staffId)).hasSecondFactor)
      throw new AppError("conflict", "Recovery codes come with an app or a passkey.", "form");
    return writeRecoveryCodes(inner, member.staffId);
  });
}
