import { and, eq } from "drizzle-orm";
import type { EndedSessions } from "~/models/accounts/sign-in/session-form";
import { sessions } from "~/tables/accounts/customers";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { toEnd } from "../sessions/session-rows.server";

/**
 * Deletes sessions of a customer without checking the actor: the caller did, or has a link that proves it.
 */
export async function removeSessions(
  ctx: ShopContext,
  customerId: number,
  which: EndedSessions,
): Promise<void> {
  await ctx.db
    .delete(sessions)
    .where(
      and(
        eq(sessions.tenantId, ctx.tenant.id),
        eq(sessions.customerId, customerId),
        toEnd(sessions.idHash, which),
      ),
    );
}
