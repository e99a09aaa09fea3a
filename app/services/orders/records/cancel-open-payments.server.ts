import { and, eq, inArray } from "drizzle-orm";
import { payments } from "~/tables/orders";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Ends the payments of a group of orders whose result is still open. The orders must be locked. */
export async function cancelOpenPayments(ctx: ShopContext, groupId: string): Promise<void> {
  await ctx.db
    .update(payments)
    .set({ status: "cancelled", updatedAt: ctx.now() })
    .where(
      and(
        eq(payments.tenantId, ctx.tenant.id),
        eq(payments.groupId, groupId),
        inArray(payments.status, ["started", "pending"]),
      ),
    );
}
