import { and, eq, gt, isNull } from "drizzle-orm";
import { passkeyChallenges } from "~/tables/passkeys";
import { shopKey } from "../../../shops/context/of-shop.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { challengeMs } from "../../passkeys/passkey-domain.server";

/** Keeps a challenge until it is answered. `customerId` is who adds a passkey; null to sign in. */
export async function keepChallenge(
  ctx: ShopContext & { origin: string },
  challenge: string,
  customerId: number | null,
): Promise<void> {
  const expiresAt = new Date(ctx.now().getTime() + challengeMs);
  await ctx.db.insert(passkeyChallenges).values({ ...shopKey(ctx), challenge, customerId, expiresAt });
}

/** Takes a challenge, which is then gone; false for one that is unknown, expired or another customer's. */
export async function takeChallenge(
  ctx: ShopContext & { origin: string },
  challenge: string,
  customerId: number | null,
): Promise<boolean> {
  const taken = await ctx.db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.tenantId, ctx.tenant.id),
        eq(passkeyChallenges.shopId, ctx.shop.id),
        eq(passkeyChallenges.challenge, challenge),
        customerId === null
          ? isNull(passkeyChallenges.customerId)
          : eq(passkeyChallenges.customerId, customerId),
        gt(passkeyChallenges.expiresAt, ctx.now()),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return taken.length > 0;
}
