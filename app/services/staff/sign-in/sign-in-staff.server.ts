// @public

import type { SignInForm } from "~/models/accounts/sign-in/sign-in-form";
import { AppError } from "~/models/platform/error/app-error";
import { countSignIn, forgiveSignIn, type SignInCount } from "../../accounts/sign-in/count-sign-in.server";
import { knownDevice } from "../../accounts/sign-in/device-cookie.server";
import { verifyPassword } from "../../accounts/sign-in/verify-password.server";
import { headersWith } from "../../shops/answers/answer-with.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { readFactors } from "../factors/read-factors.server";
import { begunCookie } from "./begun-cookie.server";
import { completeSignIn, requireReach } from "./complete-sign-in.server";
import { findMember } from "./find-member.server";
import { deviceOf, staffDevice } from "./staff-device.server";
import { createStaffLink } from "./staff-links.server";
import type { StaffSignInContext } from "./start-staff-session.server";

/** What a right password leads to: a session, or the question for the second factor. */
export type SignInStep = { next: "session" | "second-factor"; headers: Headers };

/**
 * Signs staff in by e-mail and password (rules staff-2 and staff-3): the same answer and the same work for an
 * unknown e-mail and a wrong password, and limits as customers have, counted apart from theirs but for the
 * network address. Who has a second factor is asked for it next (rule staff-11).
 * @returns headers with the cookies of the session and of a known device, or of the sign-in that was begun
 * @throws AppError `invalid` on `password` if they match no account, `too_many` with the time to wait,
 * `forbidden` for right ones whose roles do not reach this shop
 */
export async function signInStaff(
  ctx: StaffSignInContext,
  { email, password }: SignInForm,
  { cookies, userAgent }: { cookies: string | null; userAgent: string | null },
): Promise<SignInStep> {
  const member = await findMember(ctx, { email });
  const device = member ? knownDevice(ctx, cookies, deviceOf(member.staffId), staffDevice) : null;
  const counts: SignInCount[] = device
    ? [{ scope: "device", who: device }]
    : [
        ...(ctx.clientAddress ? [{ scope: "address", who: ctx.clientAddress } as const] : []),
        { scope: "account", who: `staff ${email}` },
      ];
  const { isTimeToWarn } = await countSignIn(ctx, counts);
  const matches = await verifyPassword(member?.passwordHash ?? null, password);
  if (!member || !matches) {
    // The job looks up the account, so that the answer takes the same time for every e-mail.
    const at = ctx.now().toISOString().slice(0, 10);
    if (isTimeToWarn)
      await enqueueJob(ctx, "send-staff-notice-mail", { email, notice: "wrong-passwords", at });
    throw new AppError("invalid", "The email or password is incorrect.", "password");
  }
  await forgiveSignIn(ctx, counts);
  requireReach(ctx, member);
  if (!(await readFactors(ctx, member.staffId)).hasSecondFactor)
    return { next: "session", headers: await completeSignIn(ctx, member, userAgent) };
  const token = await createStaffLink(ctx, member.staffId, "sign-in");
  return {
    next: "second-factor",
    headers: headersWith({ origin: ctx.officeOrigin }, { cookies: [begunCookie(token, ctx.officeOrigin)] }),
  };
}
