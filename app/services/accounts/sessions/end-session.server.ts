// @public

import { and, eq } from "drizzle-orm";
import { sessions } from "~/tables/accounts/customers";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { expiredSessionCookie } from "./session-cookie.server";

/**
 * Ends a session; its token becomes invalid everywhere.
 * @param sessionHash of the visitor; null without a session
 * @returns the `Set-Cookie` value that removes the cookie
 */
export async function endSession(
  ctx: ShopContext & { origin?: string },
  sessionHash: string | null,
): Promise<{ setCookie: string }> {
  if (sessionHash)
    await ctx.db.delete(sessions).where(and(ofShop(sessions, ctx), eq(sessions.idHash, sessionHash)));
  return { setCookie: expiredSessionCookie(ctx.origin) };
}
