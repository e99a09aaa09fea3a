// @public

import type { SignedChallenge } from "~/models/accounts/sign-in/passkey";
import type { SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import { askForKey, identifyByKey } from "../../accounts/keys/identify-by-key.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { markConfirmed } from "../sign-in/mark-confirmed.server";
import { requireSelf } from "../sign-in/require-self.server";
import { atOffice, staffKeys } from "./passkeys/staff-keys.server";

/** What asking for a passkey of staff needs of the request. */
type KeyContext = ShopContext & { officeOrigin: string; clientAddress?: string };

/**
 * Asks for a passkey of who is signed in, to confirm that it is them (rule staff-14).
 * @throws AppError `forbidden` for another person's account
 */
export async function askToConfirm(ctx: KeyContext, { staffId }: SignedInStaff) {
  requireSelf(await ctx.actor(), ctx.tenant.id, staffId);
  return askForKey(atOffice(ctx), staffKeys, staffId);
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
  await identifyByKey(atOffice(ctx), staffKeys, member.staffId, answer);
  await markConfirmed(ctx, member);
}
