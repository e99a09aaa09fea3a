// @public

import { and, desc, eq, gt } from "drizzle-orm";
import type { SessionView } from "~/models/accounts/sign-in/session-form";
import { authorize } from "~/models/shops/actors/authorize";
import { sessions } from "~/tables/accounts/customers";
import { shops } from "~/tables/shops/shops";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { sessionViews } from "./session-rows.server";

/**
 * The sessions of a customer in all shops of the tenant (rule accounts-10), the current one first, then the
 * latest.
 * @param sessionHash of the current session
 */
export async function listSessions(
  ctx: ShopContext,
  customerId: number,
  sessionHash: string | null,
): Promise<SessionView[]> {
  authorize(await ctx.actor(), "view", { kind: "customer", tenantId: ctx.tenant.id, id: customerId });
  const rows = await ctx.db
    .select({
      idHash: sessions.idHash,
      shopId: sessions.shopId,
      shopName: shops.name,
      userAgent: sessions.userAgent,
      address: sessions.address,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(shops, and(eq(shops.tenantId, sessions.tenantId), eq(shops.id, sessions.shopId)))
    .where(
      and(
        eq(sessions.tenantId, ctx.tenant.id),
        eq(sessions.customerId, customerId),
        gt(sessions.expiresAt, ctx.now()),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt));
  return sessionViews(ctx, rows, sessionHash);
}
