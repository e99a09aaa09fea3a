// @public

import { headersWith } from "../../shops/answers/answer-with.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { choosePassword } from "./choose-password.server";
import { findMember } from "./find-member.server";
import { staffDeviceCookie } from "./staff-device.server";
import type { StaffSignInContext } from "./start-staff-session.server";

/**
 * Sets a new password of staff by the link of a mail (rule staff-4), which signs no one in. The browser
 * becomes a known device.
 * @returns headers with the cookie of the known device
 * @throws AppError `not_found` on `form` for a link that does not work, `invalid` on `password`
 */
export async function resetStaffPassword(
  ctx: StaffSignInContext,
  { token, password }: { token: string; password: string },
): Promise<Headers> {
  return choosePassword(ctx, { token, kind: "reset", password }, async (inner, staffId) => {
    const member = await findMember(inner, { staffId });
    const at = ctx.now().toISOString();
    if (member)
      await enqueueJob(inner, "send-staff-notice-mail", {
        email: member.email,
        notice: "password-changed",
        at,
      });
    return headersWith({ origin: ctx.officeOrigin }, { cookies: [staffDeviceCookie(ctx, staffId)] });
  });
}
