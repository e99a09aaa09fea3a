// @public

import type { SignedChallenge } from "~/models/accounts/sign-in/passkey";
import { askForKey, identifyByKey, unknownKey } from "../../accounts/keys/identify-by-key.server";
import { completeSignIn } from "../sign-in/complete-sign-in.server";
import { findMember } from "../sign-in/find-member.server";
import type { StaffSignInContext } from "../sign-in/start-staff-session.server";
import { atOffice, staffKeys } from "./passkeys/staff-keys.server";

/**
 * Asks for a passkey that signs in, of any member of staff: no account is named, so nothing is learned of
 * one.
 * @returns the options for the browser's `navigator.credentials.get`
 */
export const askToEnter = (ctx: StaffSignInContext) => askForKey(atOffice(ctx), staffKeys, null);

/**
 * Signs staff in by a passkey (rule staff-17), alone or after the password: the authenticator confirmed the
 * person, so nothing else is asked for.
 * @returns headers with the cookies of the session and of a known device
 * @throws AppError `invalid`, with the same words whatever is wrong; `too_many`; `forbidden` for a member
 * whose roles do not reach this shop
 */
export async function enterWithKey(
  ctx: StaffSignInContext,
  answer: SignedChallenge,
  userAgent: string | null,
): Promise<Headers> {
  const member = await findMember(ctx, {
    staffId: await identifyByKey(atOffice(ctx), staffKeys, null, answer),
  });
  if (!member) throw unknownKey(staffKeys);
  return completeSignIn(ctx, member, userAgent);
}
