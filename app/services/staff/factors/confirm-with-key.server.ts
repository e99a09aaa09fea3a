// @public

import type { SignedChallenge } from "~/models/accounts/sign-in/passkey";
import type { SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import { markConfirmed } from "../sign-in/mark-confirmed.server";
import { requireSelf } from "../sign-in/require-self.server";
import { askForKey, identifyByKey, type KeyContext } from "./passkeys/identify-by-key.server";

/**
 * Asks for a passkey of who is signed in, to confirm that it is them (rule staff-14).
 * @throws AppError `forbidden` for another person's account
 */
export async function askToConfirm(ctx: KeyContext, { staffId }: SignedInStaff) {
  requireSelf(await ctx.actor(), ctx.tenant.id, staffId);
  return askForKey(ctx, staffId);
}

/**
 * Confirms by a passkey that the person at the browser is who is signed in (rule staff-14).
 * @throws AppError `invalid`, `too_many`, `forbidden` for another person's account
 */
export async function confirmWithKey(
  ctx: KeyContext,
  member: SignedInStaff,
  answer: SignedChallenge,
): Promise<void> {
  requireSelf(await ctx.actor(), ctx.tenant.id, member.staffId);
  await identifyByKey(ctx, member.staffId, answer);
  await markConfirmed(ctx, member);
}
