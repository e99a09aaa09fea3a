// @public

import { headersWith } from "../../shops/answers/answer-with.server";
import { choosePassword } from "../sign-in/choose-password.server";
import { staffDeviceCookie } from "../sign-in/staff-device.server";
import { type StaffSignInContext, startStaffSession } from "../sign-in/start-staff-session.server";

/**
 * Accepts an invitation (rule staff-1): name and password are set, and the person is signed in. The link
 * proves the mailbox.
 * @returns headers with the cookies of the session and of a known device
 * @throws AppError `not_found` on `form` for a link that does not work, `invalid` on `password`
 */
export async function acceptInvitation(
  ctx: StaffSignInContext,
  { token, name, password }: { token: string; name: string; password: string },
  userAgent: string | null,
): Promise<Headers> {
  return choosePassword(ctx, { token, kind: "invitation", password, name }, async (inner, staffId) =>
    headersWith(
      { origin: ctx.officeOrigin },
      {
        cookies: [await startStaffSession(inner, staffId, userAgent), staffDeviceCookie(ctx, staffId)],
      },
    ),
  );
}
