// @public

import { createHash } from "node:crypto";
import { generateRegistrationOptions, verifyRegistrationResponse } from "@simplewebauthn/server";
import { and, eq } from "drizzle-orm";
import { mostPasskeys, type NewPasskey } from "~/models/accounts/sign-in/passkey";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import type { VisitorCustomer } from "~/models/shops/visitors/visitor";
import { customers } from "~/tables/customers";
import { passkeys } from "~/tables/passkeys";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { keepChallenge, takeChallenge } from "../sign-in/passkeys/challenges.server";
import { challengeMs, rpIdOf } from "./passkey-domain.server";

/**
 * Begins to add a passkey to a customer's account (rule accounts-30).
 * @returns the options for the browser's `navigator.credentials.create`
 * @throws AppError `conflict` for an account with too many
 */
export async function beginPasskey(ctx: ShopContext & { origin: string }, customer: VisitorCustomer) {
  const own = await ownPasskeys(ctx, customer.id);
  refuseTooMany(own.length);
  const options = await generateRegistrationOptions({
    rpName: ctx.shop.name,
    rpID: rpIdOf(ctx),
    timeout: challengeMs,
    userName: customer.email,
    userDisplayName: displayName(customer),
    // What an authenticator keeps of the account: it tells nothing of the person.
    userID: createHash("sha256").update(`passkey:${ctx.tenant.id}:${customer.id}`).digest(),
    attestationType: "none",
    excludeCredentials: own.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await keepChallenge(ctx, options.challenge, customer.id);
  return options;
}

/**
 * Adds the passkey that a customer's authenticator made, and mails the customer that this happened.
 * @throws AppError `invalid` for one that was not made for this shop and challenge, `conflict` for one too
 * many
 */
export async function addPasskey(
  ctx: ShopContext & { origin: string },
  customerId: number,
  { name, answer }: NewPasskey,
): Promise<void> {
  authorize(await ctx.actor(), "change", { kind: "customer", tenantId: ctx.tenant.id, id: customerId });
  const { registrationInfo } = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: (challenge) => takeChallenge(ctx, challenge, customerId),
    expectedOrigin: ctx.origin,
    expectedRPID: rpIdOf(ctx),
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw new AppError("invalid", "We couldn’t add this passkey. Please try again.");
  const { id, publicKey, counter } = registrationInfo.credential;
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    // Two at once must not both be the last one allowed.
    await tx
      .select({ id: customers.id })
      .from(customers)
      .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.id, customerId)))
      .for("update");
    refuseTooMany((await ownPasskeys(inner, customerId)).length);
    const added = await tx
      .insert(passkeys)
      .values({
        tenantId: ctx.tenant.id,
        id,
        customerId,
        rpId: rpIdOf(ctx),
        counter,
        name,
        publicKey: Buffer.from(publicKey).toString("base64url"),
        transports: answer.response.transports,
        createdAt: ctx.now(),
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (added.length === 0) throw new AppError("conflict", "This passkey was added before.");
    const at = ctx.now().toISOString();
    await enqueueJob(inner, "send-login-method-mail", { customerId, method: "passkey", change: "added", at });
  });
}

const ownPasskeys = (ctx: ShopContext, customerId: number) =>
  ctx.db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(and(eq(passkeys.tenantId, ctx.tenant.id), eq(passkeys.customerId, customerId)));

function refuseTooMany(count: number): void {
  if (count >= mostPasskeys)
    throw new AppError("conflict", `An account has at most ${mostPasskeys} passkeys. Remove one first.`);
}

const displayName = ({ firstName, lastName, email }: VisitorCustomer): string =>
  [firstName, lastName].filter(Boolean).join(" ") || email;
