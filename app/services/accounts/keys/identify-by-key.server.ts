// @public

import { generateAuthenticationOptions, verifyAuthenticationResponse } from "@simplewebauthn/server";
import { and, eq } from "drizzle-orm";
import type { SignedChallenge } from "~/models/accounts/sign-in/passkey";
import { AppError } from "~/models/platform/error/app-error";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { countSignIn, forgiveSignIn, type SignInCount } from "../sign-in/count-sign-in.server";
import { type KeyHolders, keepChallenge, readKeys, tablesOf, takeChallenge } from "./key-holders.server";
import { challengeMs, rpIdOf } from "./passkey-domain.server";

/** What asking for a passkey needs of the request. */
export type KeyContext = ShopContext & { origin: string; clientAddress?: string };

/**
 * Asks for a passkey of one account, or of any.
 * @param ownerId null for any: then no account is named, so nothing is learned of one
 * @returns the options for the browser's `navigator.credentials.get`
 */
export async function askForKey(ctx: KeyContext, holders: KeyHolders, ownerId: number | null) {
  const own = ownerId === null ? [] : await readKeys(ctx, holders, ownerId);
  const here = own.filter(({ rpId }) => rpId === rpIdOf(ctx));
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(ctx),
    timeout: challengeMs,
    userVerification: "required",
    allowCredentials: here.map(({ id, transports }) => ({ id, transports })),
  });
  await keepChallenge(ctx, holders, options.challenge, ownerId);
  return options;
}

/** The same words whatever is wrong with a passkey. */
export const unknownKey = ({ unknownText }: KeyHolders) => new AppError("invalid", unknownText);

/**
 * The account whose passkey signed a challenge (rules accounts-31 and staff-17). Failures count for the
 * network address, like wrong passwords.
 * @param ownerId of whom it was asked; null for any
 * @returns the account's id; the caller starts the session
 * @throws AppError `invalid`, with the same words whatever is wrong; `too_many` with the time to wait
 */
export async function identifyByKey(
  ctx: KeyContext,
  holders: KeyHolders,
  ownerId: number | null,
  answer: SignedChallenge,
): Promise<number> {
  const counts: SignInCount[] = ctx.clientAddress ? [{ scope: "address", who: ctx.clientAddress }] : [];
  await countSignIn(ctx, counts);
  const { keys } = tablesOf(holders);
  const own = and(eq(keys.tenantId, ctx.tenant.id), eq(keys.id, answer.id));
  const [key] = await ctx.db
    .select()
    .from(keys)
    .where(and(own, eq(keys.rpId, rpIdOf(ctx))));
  if (!key || (ownerId !== null && key.ownerId !== ownerId)) throw unknownKey(holders);
  const { id, counter, transports, publicKey } = key;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...answer, response: { ...answer.response, userHandle: answer.response.userHandle ?? "" } },
    expectedChallenge: (challenge) => takeChallenge(ctx, holders, challenge, ownerId),
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
  if (!verified || !authenticationInfo) throw unknownKey(holders);
  await ctx.db.update(keys).set({ counter: authenticationInfo.newCounter, lastUsedAt: ctx.now() }).where(own);
  await forgiveSignIn(ctx, counts);
  return key.ownerId;
}
