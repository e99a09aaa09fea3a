// @public

import { AppError } from "~/models/platform/error/app-error";
import type { SecretsContext } from "../../shops/context/secrets-context.server";
import { spendCode } from "../factors/spend-code.server";
import { completeSignIn } from "./complete-sign-in.server";
import type { BegunSignIn } from "./find-begun-sign-in.server";
import { takeStaffLink } from "./staff-links.server";
import type { StaffSignInContext } from "./start-staff-session.server";

/**
 * Finishes a sign-in by the member's second factor (rule staff-11): a code of their app, or a recovery code.
 * @returns headers with the cookies of the session and of a known device
 * @throws AppError `invalid` or `too_many` on `code`; `not_found` on `form` for a sign-in that ended
 * meanwhile
 */
export function finishStaffSignIn(
  ctx: StaffSignInContext & SecretsContext,
  { member, token }: BegunSignIn,
  code: string,
  userAgent: string | null,
): Promise<Headers> {
  return spendCode(ctx, member, code, async (inner) => {
    if (!(await takeStaffLink(inner, token, "sign-in")))
      throw new AppError("not_found", "This took too long. Sign in again.", "form");
    return completeSignIn(inner, member, userAgent);
  });
}
