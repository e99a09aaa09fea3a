import { AppError, isAppError } from "~/models/platform/error/app-error";
import type { SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import { countSignIn, forgiveSignIn, type SignInCount } from "../../accounts/sign-in/count-sign-in.server";
import { verifyPassword } from "../../accounts/sign-in/verify-password.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { findMember } from "./find-member.server";
import { requireSelf } from "./require-self.server";

const field = "current_password";

/**
 * Verifies the password of the signed-in member of staff, so that an unattended browser is not enough (rule
 * staff-4). Failures count like those of a known device.
 * @throws AppError `invalid` or `too_many` on `current_password`, `forbidden` for another person's account
 */
export async function confirmStaffPassword(
  ctx: ShopContext,
  { staffId }: SignedInStaff,
  password: string,
): Promise<void> {
  requireSelf(await ctx.actor(), ctx.tenant.id, staffId);
  const counts: SignInCount[] = [{ scope: "device", who: `staff ${staffId}` }];
  await countSignIn(ctx, counts).catch((error: unknown) => {
    throw isAppError(error) ? new AppError("too_many", error.message, field, error.retryAfterMs) : error;
  });
  const member = await findMember(ctx, { staffId });
  if (!(await verifyPassword(member?.passwordHash ?? null, password)))
    throw new AppError("invalid", "This is not your current password.", field);
  await forgiveSignIn(ctx, counts);
}
