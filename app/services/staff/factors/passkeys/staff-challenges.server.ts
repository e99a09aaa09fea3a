import { and, eq, gt, isNull } from "drizzle-orm";
import { staffChallenges } from "~/tables/staff-passkeys";
import { challengeMs } from "../../../accounts/passkeys/passkey-domain.server";
import { ofShop, shopKey } from "../../../shops/context/of-shop.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";

/** Keeps a challenge until it is answered. `staffId` is who adds or confirms; null to sign in. */
export async function keepStaffChallenge(
  ctx: ShopContext,
  challenge: string,
  staffId: number | null,
): Promise<void> {
  const expiresAt = new Date(ctx.now().getTime() + challengeMs);
  await ctx.db.insert(staffChallenges).values({ ...shopKey(ctx), challenge, staffId, expiresAt });
}

/** Takes a challenge, which is then gone; false for one that is unknown, expired or another person's. */
export async function takeStaffChallenge(
  ctx: ShopContext,
  challenge: string,
  staffId: number | null,
): Promise<boolean> {
  const taken = await ctx.db
    .delete(staffChallenges)
    .where(
      and(
        ofShop(staffChallenges, ctx),
        eq(staffChallenges.challenge, challenge),
        staffId === null ? isNull(staffChallenges.staffId) : eq(staffChallenges.staffId, staffId),
        gt(staffChallenges.expiresAt, ctx.now()),
      ),
    )
    .returning({ challenge: staffChallenges.challenge });
  return taken.length > 0;
}
