// @public

import type { NewPasskey } from "~/models/accounts/sign-in/passkey";
import type { SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import { lockOwner } from "../../accounts/keys/key-holders.server";
import { askForNewKey, readNewKey, writeKey } from "../../accounts/keys/make-key.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { requireConfirmed } from "../../shops/records/require-confirmed.server";
import { requireSelf } from "../sign-in/require-self.server";
import { changeFactor } from "./change-factor.server";
import { endOtherSessions } from "./end-other-sessions.server";
import { atOffice, staffKeys } from "./passkeys/staff-keys.server";
import { readFactors } from "./read-factors.server";
import { writeRecoveryCodes } from "./recovery-codes.server";

type KeyContext = ShopContext & { officeOrigin: string };

/**
 * Begins to add a passkey to the account of who is signed in (rule staff-17).
 * @throws AppError `conflict` for an account with too many, `confirm_first`, `forbidden`
 */
export async function beginStaffPasskey(ctx: KeyContext, { staffId, email, name }: SignedInStaff) {
  await requireConfirmedSelf(ctx, staffId);
  // The same domain may hold the person's passkey as a customer, with the same e-mail.
  const shown = { userName: `${email} (staff)`, userDisplayName: name };
  return askForNewKey(atOffice(ctx), staffKeys, { id: staffId, ...shown });
}

/**
 * Adds the passkey that a member's authenticator made. With the first factor come recovery codes, and all
 * other sessions end.
 * @returns the recovery codes, to be shown once; none for who has some
 * @throws AppError `invalid` for one that was not made for this shop and challenge, `conflict` for one too
 * many, `confirm_first`, `forbidden`
 */
export async function addStaffPasskey(
  ctx: KeyContext,
  member: SignedInStaff,
  { name, answer }: NewPasskey,
): Promise<string[]> {
  const { staffId } = member;
  await requireConfirmedSelf(ctx, staffId);
  const key = await readNewKey(atOffice(ctx), staffKeys, staffId, answer);
  return changeFactor(ctx, member, "passkey-added", async (inner) => {
    await lockOwner(inner, staffKeys, staffId);
    const before = await readFactors(inner, staffId);
    await writeKey({ ...inner, origin: ctx.officeOrigin }, staffKeys, staffId, { name, key });
    if (!before.hasSecondFactor) await endOtherSessions(inner, member);
    return before.recoveryLeft > 0 ? [] : writeRecoveryCodes(inner, staffId);
  });
}

async function requireConfirmedSelf(ctx: KeyContext, staffId: number): Promise<void> {
  requireSelf(await ctx.actor(), ctx.tenant.id, staffId);
  await requireConfirmed(ctx);
}
