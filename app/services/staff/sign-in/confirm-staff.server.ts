// @public

import type { SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import type { SecretsContext } from "../../shops/context/secrets-context.server";
import { spendCode } from "../factors/spend-code.server";
import { confirmStaffPassword } from "./confirm-staff-password.server";
import { markConfirmed } from "./mark-confirmed.server";

/**
 * Confirms that the person at the browser is the member of staff who is signed in (rule staff-14): by their
 * second factor, or by the password where they have none.
 * @param proof a code of the app or a recovery code; the password
 * @throws AppError `invalid` or `too_many` on `code` or `current_password`
 */
export async function confirmStaff(ctx: SecretsContext, member: SignedInStaff, proof: string): Promise<void> {
  if (member.hasSecondFactor) return spendCode(ctx, member, proof, (inner) => markConfirmed(inner, member));
  await confirmStaffPassword(ctx, member, proof);
  await markConfirmed(ctx, member);
}
