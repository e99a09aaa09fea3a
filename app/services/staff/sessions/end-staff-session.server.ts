// @public

import { and, eq } from "drizzle-orm";
import { staffSessions } from "~/tables/staff/staff-sign-in";
import { hashSessionToken } from "../../accounts/sessions/session-token.server";
import { headersWith } from "../../shops/answers/answer-with.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { expiredStaffCookie, readStaffToken } from "./staff-cookie.server";

/**
 * Ends the session of a request; its token becomes invalid.
 * @returns headers that remove the cookie
 */
export async function endStaffSession(
  ctx: ShopContext & { officeOrigin: string },
  request: Pick<Request, "headers">,
): Promise<Headers> {
  const token = readStaffToken(request);
  if (token)
    await ctx.db
      .delete(staffSessions)
      .where(
        and(eq(staffSessions.tenantId, ctx.tenant.id), eq(staffSessions.idHash, hashSessionToken(token))),
      );
  return headersWith({ origin: ctx.officeOrigin }, { cookies: [expiredStaffCookie(ctx.officeOrigin)] });
}
