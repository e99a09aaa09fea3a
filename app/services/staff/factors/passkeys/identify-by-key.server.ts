import { generateAuthenticationOptions, verifyAuthenticationResponse } from "@simplewebauthn/server";
import { and, eq } from "drizzle-orm";
import type { SignedChallenge } from "~/models/accounts/sign-in/passkey";
import { AppError } from "~/models/platform/error/app-error";
import { staffPasskeys } from "~/tables/staff-passkeys";
import { challengeMs } from "../../../accounts/passkeys/passkey-domain.server";
import { countSignIn, forgiveSignIn, type SignInCount } from "../../../accounts/sign-in/count-sign-in.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { keepStaffChallenge, takeStaffChallenge } from "./staff-challenges.server";
import { staffRpId } from "./staff-rp-id.server";

/** What asking for a passkey needs of the request. */
export type KeyContext = ShopContext & { officeOrigin: string; clientAddress?: string };

/**
 * Asks for a passkey of one member of staff, or of any.
 * @param staffId null for any: then no account is named
 * @returns the options for the browser's `navigator.credentials.get`
 */
export async function askForKey(ctx: KeyContext, staffId: number | null) {
  const own = and(eq(staffPasskeys.tenantId, ctx.tenant.id), eq(staffPasskeys.rpId, staffRpId(ctx)));
  const keys =
    staffId === null
      ? []
      : await ctx.db
          .select({ id: staffPasskeys.id, transports: staffPasskeys.transports })
          .from(staffPasskeys)
          .where(and(own, eq(staffPasskeys.staffId, staffId)));
  const options = await generateAuthenticationOptions({
    rpID: staffRpId(ctx),
    timeout: challengeMs,
    userVerification: "required",
    allowCredentials: keys,
  });
  await keepStaffChallenge(ctx, options.challenge, staffId);
  return options;
}

/** Said whatever is wrong with a passkey, so that nothing is learned of accounts. */
export const unknownKey = () =>
  new AppError("invalid", "We don’t know this passkey. Sign in with your password.");

/**
 * The member of staff whose passkey signed a challenge (rule staff-17). Failures count for the network
 * address, like wrong passwords.
 * @param staffId of whom it was asked; null for any
 * @throws AppError `invalid`, with the same words whatever is wrong; `too_many` with the time to wait
 */
export async function identifyByKey(
  ctx: KeyContext,
  staffId: number | null,
  answer: SignedChallenge,
): Promise<number> {
  const counts: SignInCount[] = ctx.clientAddress ? [{ scope: "address", who: ctx.clientAddress }] : [];
  await countSignIn(ctx, counts);
  const own = and(eq(staffPasskeys.tenantId, ctx.tenant.id), eq(staffPasskeys.id, answer.id));
  const [key] = await ctx.db
    .select()
    .from(staffPasskeys)
    .where(and(own, eq(staffPasskeys.rpId, staffRpId(ctx))));
  if (!key || (staffId !== null && key.staffId !== staffId)) throw unknownKey();
  const { id, counter, transports, publicKey } = key;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...answer, response: { ...answer.response, userHandle: answer.response.userHandle ?? "" } },
    expectedChallenge: (challenge) => takeStaffChallenge(ctx, challenge, staffId),
    expectedOrigin: ctx.officeOrigin,
    expectedRPID: staffRpId(ctx),
    requireUserVerification: true,
    credential: {
      id,
      counter,
      publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")),
      transports,
    },
  }).catch(() => ({ verified: false, authenticationInfo: null }));
  if (!verified || !authenticationInfo) throw unknownKey();
  await ctx.db
    .update(staffPasskeys)
    .set({ counter: authenticationInfo.newCounter, lastUsedAt: ctx.now() })
    .where(own);
  await forgiveSignIn(ctx, counts);
  return key.staffId;
}
