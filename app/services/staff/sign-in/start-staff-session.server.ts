import { maskAddress } from "~/models/accounts/mask-address";
import { staffSessions } from "~/tables/staff-sign-in";
import { maxUserAgentLength } from "../../accounts/name-device.server";
import { createSessionToken, hashSessionToken } from "../../accounts/session-token.server";
import type { ShopContext } from "../../shops/shop-context.server";
import { staffCookie } from "../staff-cookie.server";
import { codeMs, sessionEnd } from "./session-times.server";

/** What starting a session of staff needs of the request. */
export type StaffSignInContext = ShopContext & { origin: string; secret: string; clientAddress?: string };

/**
 * Starts a session of staff with a new token.
 * @param isByPassword whether the password was entered just now
 * @param awaitsCode whether the second factor is still to come
 * @returns the `Set-Cookie` value of its cookie
 */
export async function startStaffSession(
  ctx: StaffSignInContext,
  staffId: number,
  {
    userAgent,
    isByPassword,
    awaitsCode = false,
  }: { userAgent: string | null; isByPassword: boolean; awaitsCode?: boolean },
): Promise<string> {
  const token = createSessionToken();
  const now = ctx.now();
  await ctx.db.insert(staffSessions).values({
    ...{ tenantId: ctx.tenant.id, idHash: hashSessionToken(token), staffId, shopId: ctx.shop.id, awaitsCode },
    userAgent: (userAgent ?? "").slice(0, maxUserAgentLength),
    address: maskAddress(ctx.clientAddress ?? ""),
    confirmedAt: isByPassword ? now : null,
    ...{ createdAt: now, lastSeenAt: now },
    expiresAt: awaitsCode ? new Date(now.getTime() + codeMs) : sessionEnd(now, now),
  });
  return staffCookie(token, ctx.origin);
}
