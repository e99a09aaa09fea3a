import { maskAddress } from "~/models/accounts/address/mask-address";
import { cutText } from "~/models/platform/text/storable-text";
import { staffSessions } from "~/tables/staff/staff-sign-in";
import { maxUserAgentLength } from "../../accounts/passkeys/name-device.server";
import { createSessionToken, hashSessionToken } from "../../accounts/sessions/session-token.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { staffCookie } from "../sessions/staff-cookie.server";
import { sessionEnd } from "./session-times.server";

/** What starting a session of staff needs of the request. */
export type StaffSignInContext = ShopContext & {
  officeOrigin: string;
  secret: string;
  clientAddress?: string;
};

/**
 * Starts a session of staff with a new token.
 * @param userAgent of the browser, by which they recognise the session
 * @returns the `Set-Cookie` value of its cookie
 */
export async function startStaffSession(
  ctx: StaffSignInContext,
  staffId: number,
  userAgent: string | null,
): Promise<string> {
  const token = createSessionToken();
  const now = ctx.now();
  await ctx.db.insert(staffSessions).values({
    tenantId: ctx.tenant.id,
    idHash: hashSessionToken(token),
    staffId,
    shopId: ctx.shop.id,
    userAgent: cutText(userAgent ?? "", maxUserAgentLength),
    address: maskAddress(ctx.clientAddress ?? ""),
    createdAt: now,
    lastSeenAt: now,
    confirmedAt: now,
    expiresAt: sessionEnd(now, now),
  });
  return staffCookie(token, ctx.officeOrigin);
}
