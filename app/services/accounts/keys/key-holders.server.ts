// @public

import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { mostPasskeys } from "~/models/accounts/sign-in/passkey";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { customers } from "~/tables/accounts/customers";
import { passkeyChallenges, passkeys } from "~/tables/accounts/passkeys";
import type { staff } from "~/tables/staff/staff";
import type { staffChallenges, staffPasskeys } from "~/tables/staff/staff-passkeys";
import { ofShop, shopKey } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { challengeMs } from "./passkey-domain.server";

/** A kind of account that holds passkeys: where its rows are, and what it says. */
export type KeyHolders = {
  owners: typeof customers | typeof staff;
  keys: typeof passkeys | typeof staffPasskeys;
  challenges: typeof passkeyChallenges | typeof staffChallenges;
  /** What the handle of an account is made of, so that two kinds never share one. */
  handle: string;
  /** Said whatever is wrong with a passkey, so that nothing is learned of accounts. */
  unknownText: string;
};

/** Customers of a business (rule accounts-30). */
export const customerKeys: KeyHolders = {
  owners: customers,
  keys: passkeys,
  challenges: passkeyChallenges,
  handle: "passkey",
  unknownText: phrase("We don’t know this passkey. Sign in another way, and add it under Login methods."),
};

/** The tables of a kind as one type: their columns are the same. */
export const tablesOf = ({ owners, keys, challenges }: KeyHolders) => ({
  owners: owners as typeof customers,
  keys: keys as typeof passkeys,
  challenges: challenges as typeof passkeyChallenges,
});

/** The passkeys of an account for all domains of the business, the oldest first. */
export function readKeys(ctx: Pick<ShopContext, "db" | "tenant">, holders: KeyHolders, ownerId: number) {
  const { keys } = tablesOf(holders);
  return ctx.db
    .select()
    .from(keys)
    .where(and(eq(keys.tenantId, ctx.tenant.id), eq(keys.ownerId, ownerId)))
    .orderBy(asc(keys.createdAt), asc(keys.id));
}

/** Holds an account until the transaction ends: two changes at once must not both find room for theirs. */
export async function lockOwner(ctx: ShopContext, holders: KeyHolders, ownerId: number): Promise<void> {
  const { owners } = tablesOf(holders);
  await ctx.db
    .select({ id: owners.id })
    .from(owners)
    .where(and(eq(owners.tenantId, ctx.tenant.id), eq(owners.id, ownerId)))
    .for("update");
}

/** @throws AppError `conflict` for an account that has as many passkeys as it may */
export async function refuseTooMany(ctx: ShopContext, holders: KeyHolders, ownerId: number) {
  const own = await readKeys(ctx, holders, ownerId);
  if (own.length >= mostPasskeys)
    throw new AppError(
      "conflict",
      phrase("An account has at most {mostPasskeys} passkeys. Remove one first.", { mostPasskeys }),
    );
  return own;
}

/** Keeps a challenge until it is answered. `ownerId` is who adds or confirms; null to sign in. */
export async function keepChallenge(
  ctx: ShopContext,
  holders: KeyHolders,
  challenge: string,
  ownerId: number | null,
): Promise<void> {
  const expiresAt = new Date(ctx.now().getTime() + challengeMs);
  await ctx.db
    .insert(tablesOf(holders).challenges)
    .values({ ...shopKey(ctx), challenge, ownerId, expiresAt });
}

/** Takes a challenge, which is then gone; false for one that is unknown, expired or another account's. */
export async function takeChallenge(
  ctx: ShopContext,
  holders: KeyHolders,
  challenge: string,
  ownerId: number | null,
): Promise<boolean> {
  const { challenges } = tablesOf(holders);
  const taken = await ctx.db
    .delete(challenges)
    .where(
      and(
        ofShop(challenges, ctx),
        eq(challenges.challenge, challenge),
        ownerId === null ? isNull(challenges.ownerId) : eq(challenges.ownerId, ownerId),
        gt(challenges.expiresAt, ctx.now()),
      ),
    )
    .returning({ challenge: challenges.challenge });
  return taken.length > 0;
}
