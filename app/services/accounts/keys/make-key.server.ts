// @public

import { createHash } from "node:crypto";
import { generateRegistrationOptions, verifyRegistrationResponse } from "@simplewebauthn/server";
import { and, eq } from "drizzle-orm";
import type { NewPasskey } from "~/models/accounts/sign-in/passkey";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import type { ShopContext } from "../../shops/context/shop-context.server";
import {
  type KeyHolders,
  keepChallenge,
  lockOwner,
  refuseTooMany,
  tablesOf,
  takeChallenge,
} from "./key-holders.server";
import { challengeMs, rpIdOf } from "./passkey-domain.server";

type KeyContext = ShopContext & { origin: string };

/**
 * Asks for a new passkey of an account.
 * @param owner the account, with what an authenticator shows of it
 * @returns the options for the browser's `navigator.credentials.create`
 * @throws AppError `conflict` for an account with too many
 */
export async function askForNewKey(
  ctx: KeyContext,
  holders: KeyHolders,
  { id: ownerId, userName, userDisplayName }: { id: number; userName: string; userDisplayName: string },
) {
  const own = await refuseTooMany(ctx, holders, ownerId);
  const options = await generateRegistrationOptions({
    rpName: ctx.shop.name,
    rpID: rpIdOf(ctx),
    timeout: challengeMs,
    userName,
    userDisplayName,
    // What an authenticator keeps of the account: it tells nothing of the person.
    userID: createHash("sha256").update(`${holders.handle}:${ctx.tenant.id}:${ownerId}`).digest(),
    attestationType: "none",
    excludeCredentials: own.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await keepChallenge(ctx, holders, options.challenge, ownerId);
  return options;
}

/**
 * What an authenticator made for this shop and a challenge of this account. Outside of a transaction: a
 * challenge is used up by an answer that is refused, too.
 * @throws AppError `invalid`
 */
export async function readNewKey(
  ctx: KeyContext,
  holders: KeyHolders,
  ownerId: number,
  answer: NewPasskey["answer"],
) {
  const { registrationInfo } = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: (challenge) => takeChallenge(ctx, holders, challenge, ownerId),
    expectedOrigin: ctx.origin,
    expectedRPID: rpIdOf(ctx),
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo)
    throw new AppError("invalid", phrase("We couldn’t add this passkey. Please try again."));
  return { ...registrationInfo.credential, transports: answer.response.transports };
}

/**
 * Writes a new passkey of an account, in the caller's transaction.
 * @throws AppError `conflict` for one too many, or one that was added before
 */
export async function writeKey(
  ctx: KeyContext,
  holders: KeyHolders,
  ownerId: number,
  { name, key }: { name: string; key: Awaited<ReturnType<typeof readNewKey>> },
): Promise<void> {
  const { keys } = tablesOf(holders);
  await lockOwner(ctx, holders, ownerId);
  await refuseTooMany(ctx, holders, ownerId);
  const added = await ctx.db
    .insert(keys)
    .values({
      tenantId: ctx.tenant.id,
      id: key.id,
      ownerId,
      rpId: rpIdOf(ctx),
      counter: key.counter,
      name,
      createdAt: ctx.now(),
      publicKey: Buffer.from(key.publicKey).toString("base64url"),
      transports: key.transports,
    })
    .onConflictDoNothing()
    .returning({ id: keys.id });
  if (added.length === 0) throw new AppError("conflict", phrase("This passkey was added before."));
}

/** Deletes a passkey of an account. @returns whether it was there */
export async function dropKey(
  ctx: ShopContext,
  holders: KeyHolders,
  ownerId: number,
  id: string,
): Promise<boolean> {
  const { keys } = tablesOf(holders);
  const removed = await ctx.db
    .delete(keys)
    .where(and(eq(keys.tenantId, ctx.tenant.id), eq(keys.ownerId, ownerId), eq(keys.id, id)))
    .returning({ id: keys.id });
  return removed.length > 0;
}
