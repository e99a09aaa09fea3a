// @public

import { generateAuthenticationOptions, verifyAuthenticationResponse } from "@simplewebauthn/server";
import { and, eq } from "drizzle-orm";
import type { SignedChallenge } from "~/models/accounts/sign-in/passkey";
import { AppError } from "~/models/platform/error/app-error";
import { passkeys } from "~/tables/passkeys";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { challengeMs, rpIdOf } from "../passkeys/passkey-domain.server";
import { countSignIn, forgiveSignIn, type SignInCount } from "./count-sign-in.server";
import { keepChallenge, takeChallenge } from "./passkeys/challenges.server";

/**
 * Begins a sign-in with a passkey. No account is named, so nothing is learned of one.
 * @returns the options for the browser's `navigator.credentials.get`
 */
export async function askForPasskey(ctx: ShopContext & { origin: string }) {
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(ctx),
    timeout: challengeMs,
    userVerification: "required",
  });
  await keepChallenge(ctx, options.challenge, null);
  return options;
}

const refusal = () =>
  new AppError("invalid", "We don’t know this passkey. Sign in another way, and add it under Login methods.");

/**
 * The customer whose passkey signed a challenge (rule accounts-31). Failures count for the visitor's address,
 * like wrong passwords.
 * @returns the customer's id; the caller starts the session
 * @throws AppError `invalid`, with the same words whatever is wrong; `too_many` with the time to wait
 */
export async function identifyByPasskey(
  ctx: ShopContext & { origin: string; clientAddress?: string },
  answer: SignedChallenge,
): Promise<number> {
  const counts: SignInCount[] = ctx.clientAddress ? [{ scope: "address", who: ctx.clientAddress }] : [];
  await countSignIn(ctx, counts);
  const own = and(eq(passkeys.tenantId, ctx.tenant.id), eq(passkeys.id, answer.id));
  const [passkey] = await ctx.db
    .select()
    .from(passkeys)
    .where(and(own, eq(passkeys.rpId, rpIdOf(ctx))));
  if (!passkey) throw refusal();
  const { id, counter, transports, publicKey, customerId } = passkey;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...answer, response: { ...answer.response, userHandle: answer.response.userHandle ?? "" } },
    expectedChallenge: (challenge) => takeChallenge(ctx, challenge, null),
    expectedOrigin: ctx.origin,
    expectedRPID: rpIdOf(ctx),
    requireUserVerification: true,
    credential: {
      id,
      counter,
      publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")),
      transports,
    },
  }).catch(() => ({ verified: false, authenticationInfo: null }));
  if (!verified || !authenticationInfo) throw refusal();
  await ctx.db
    .update(passkeys)
    .set({ counter: authenticationInfo.newCounter, lastUsedAt: ctx.now() })
    .where(own);
  await forgiveSignIn(ctx, counts);
  return customerId;
}
