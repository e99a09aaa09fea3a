// @public

import { and, eq, gt } from "drizzle-orm";
import { isFactorDemanded } from "~/models/shops/actors/factor-roles";
import { reachesShop, type SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import { staffSessions } from "~/tables/staff/staff-sign-in";
import { hashSessionToken } from "../../accounts/sessions/session-token.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readFactors } from "../factors/read-factors.server";
import { readStaffToken } from "../sessions/staff-cookie.server";
import { findMember } from "../sign-in/find-member.server";
import { sessionEnd } from "../sign-in/session-times.server";

/** Precision of the time a session was last used. */
const seenEveryMs = 10 * 60_000;

/**
 * Who is signed in at `/admin` by a request's cookie (rule staff-5), read anew for each request, so that a
 * removed person or role ends at once.
 * @returns null without a session, for one that ended, and for a person whose roles do not reach this shop
 */
export async function findStaff(
  ctx: ShopContext,
  request: Pick<Request, "headers">,
): Promise<SignedInStaff | null> {
  const token = readStaffToken(request);
  if (!token) return null;
  const sessionHash = hashSessionToken(token);
  const own = and(eq(staffSessions.tenantId, ctx.tenant.id), eq(staffSessions.idHash, sessionHash));
  const [session] = await ctx.db
    .select()
    .from(staffSessions)
    .where(and(own, gt(staffSessions.expiresAt, ctx.now())));
  const member = session && (await findMember(ctx, { staffId: session.staffId }));
  if (!member || !reachesShop(member, ctx.shop)) return null;
  const now = ctx.now();
  if (now.getTime() - session.lastSeenAt.getTime() >= seenEveryMs)
    await ctx.db
      .update(staffSessions)
      .set({ lastSeenAt: now, expiresAt: sessionEnd(session.createdAt, now) })
      .where(own);
  const { passwordHash: _, ...known } = member;
  const { hasSecondFactor } = await readFactors(ctx, known.staffId);
  const demanded = ctx.shop.settings.staff.second_factor_roles;
  const owesFactor = !hasSecondFactor && isFactorDemanded(known, demanded, ctx.shop.id);
  return { ...known, sessionHash, confirmedAt: session.confirmedAt, hasSecondFactor, owesFactor };
}
