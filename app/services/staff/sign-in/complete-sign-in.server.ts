import { AppError } from "~/models/platform/error/app-error";
import { reachesShop, type StaffMember } from "~/models/shops/actors/signed-in-staff";
import { headersWith } from "../../shops/answers/answer-with.server";
import { expiredBegunCookie } from "./begun-cookie.server";
import { staffDeviceCookie } from "./staff-device.server";
import { type StaffSignInContext, startStaffSession } from "./start-staff-session.server";

/** @throws AppError `forbidden` on `form` for a member whose roles do not reach this shop (rule staff-2) */
export function requireReach(ctx: StaffSignInContext, member: StaffMember): void {
  if (!reachesShop(member, ctx.shop))
    throw new AppError("forbidden", "Your account has no role in this shop.", "form");
}

/**
 * Starts the session of a member of staff who has proved all that is asked for; their browser is a known
 * device from now on.
 * @returns headers with the cookies of both
 * @throws AppError `forbidden` on `form` for a member whose roles do not reach this shop
 */
export async function completeSignIn(
  ctx: StaffSignInContext,
  member: StaffMember,
  userAgent: string | null,
): Promise<Headers> {
  requireReach(ctx, member);
  const { staffId } = member;
  return headersWith(
    { origin: ctx.officeOrigin },
    {
      cookies: [
        await startStaffSession(ctx, staffId, userAgent),
        staffDeviceCookie(ctx, staffId),
        expiredBegunCookie(ctx.officeOrigin),
      ],
    },
  );
}
