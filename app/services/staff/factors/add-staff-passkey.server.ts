// @public

import { createHash } from "node:crypto";
import { generateRegistrationOptions, verifyRegistrationResponse } from "@simplewebauthn/server";
import { and, eq } from "drizzle-orm";
import { mostPasskeys, type NewPasskey } from "~/models/accounts/sign-in/passkey";
import { AppError } from "~/models/platform/error/app-error";
import type { SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import { staff } from "~/tables/staff";
import { staffPasskeys } from "~/tables/staff-passkeys";
import { challengeMs } from "../../accounts/passkeys/passkey-domain.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { requireConfirmed } from "../../shops/records/require-confirmed.server";
import { requireSelf } from "../sign-in/require-self.server";
import { changeFactor } from "./change-factor.server";
import { endOtherSessions } from "./end-other-sessions.server";
import { keepStaffChallenge, takeStaffChallenge } from "./passkeys/staff-challenges.server";
import { staffRpId } from "./passkeys/staff-rp-id.server";
import { readFactors } from "./read-factors.server";
import { writeRecoveryCodes } from "./recovery-codes.server";

type KeyContext = ShopContext & { officeOrigin: string };

/**
 * Begins to add a passkey to the account of who is signed in (rule staff-17).
 * @returns the options for the browser's `navigator.credentials.create`
 * @throws AppError `conflict` for an account with too many, `confirm_first`, `forbidden`
 */
export async function beginStaffPasskey(ctx: KeyContext, { staffId, email, name }: SignedInStaff) {
  await requireConfirmedSelf(ctx, staffId);
  const own = await ownKeys(ctx, staffId);
  refuseTooMany(own.length);
  const options = await generateRegistrationOptions({
    rpName: ctx.shop.name,
    rpID: staffRpId(ctx),
    timeout: challengeMs,
    // The same domain may hold the person's passkey as a customer, with the same e-mail.
    userName: `${email} (staff)`,
    userDisplayName: name,
    // What an authenticator keeps of the account: it tells nothing of the person.
    userID: createHash("sha256").update(`staff passkey:${ctx.tenant.id}:${staffId}`).digest(),
    attestationType: "none",
    excludeCredentials: own.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await keepStaffChallenge(ctx, options.challenge, staffId);
  return options;
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
  // Outside the transaction: a challenge is used up by an answer that is refused, too.
  const { id, publicKey, counter } = await readNewKey(ctx, staffId, answer);
  return changeFactor(ctx, member, "passkey-added", async (inner) => {
    const { db, tenant } = inner;
    // Two at once must not both be the last one allowed.
    await db
      .select({ id: staff.id })
      .from(staff)
      .where(and(eq(staff.tenantId, tenant.id), eq(staff.id, staffId)))
      .for("update");
    refuseTooMany((await ownKeys(inner, staffId)).length);
    const before = await readFactors(inner, staffId);
    const added = await db
      .insert(staffPasskeys)
      .values({
        tenantId: tenant.id,
        id,
        staffId,
        rpId: staffRpId(ctx),
        counter,
        name,
        createdAt: ctx.now(),
        publicKey: Buffer.from(publicKey).toString("base64url"),
        transports: answer.response.transports,
      })
      .onConflictDoNothing()
      .returning({ id: staffPasskeys.id });
    if (added.length === 0) throw new AppError("conflict", "This passkey was added before.");
    if (!before.hasSecondFactor) await endOtherSessions(inner, member);
    return before.recoveryLeft > 0 ? [] : writeRecoveryCodes(inner, staffId);
  });
}

async function requireConfirmedSelf(ctx: KeyContext, staffId: number): Promise<void> {
  requireSelf(await ctx.actor(), ctx.tenant.id, staffId);
  await requireConfirmed(ctx);
}

/** What an authenticator made for this shop and a challenge of this member. @throws AppError `invalid` */
async function readNewKey(ctx: KeyContext, staffId: number, answer: NewPasskey["answer"]) {
  const { registrationInfo } = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: (challenge) => takeStaffChallenge(ctx, challenge, staffId),
    expectedOrigin: ctx.officeOrigin,
    expectedRPID: staffRpId(ctx),
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw new AppError("invalid", "We couldn’t add this passkey. Please try again.");
  return registrationInfo.credential;
}

const ownKeys = ({ db, tenant }: Pick<ShopContext, "db" | "tenant">, staffId: number) =>
  db
    .select({ id: staffPasskeys.id })
    .from(staffPasskeys)
    .where(and(eq(staffPasskeys.tenantId, tenant.id), eq(staffPasskeys.staffId, staffId)));

function refuseTooMany(count: number): void {
  if (count >= mostPasskeys)
    throw new AppError("conflict", `An account has at most ${mostPasskeys} passkeys. Remove one first.`);
}
