import { and, eq, inArray, type SQL } from "drizzle-orm";
import { payments } from "~/tables/orders/payments";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Ends the payments of a group of orders whose result is still open. The orders must be locked. */
export const cancelOpenPayments = (ctx: ShopContext, groupId: string): Promise<void> =>
  cancelWhere(ctx, eq(payments.groupId, groupId));

/** Ends one payment whose result is still open. Its order must be locked. */
export const cancelPayment = (ctx: ShopContext, paymentId: string): Promise<void> =>
  cancelWhere(ctx, eq(payments.id, paymentId));

async function cancelWhere(ctx: ShopContext, which: SQL): Promise<void> {
  await ctx.db
    .update(payments)
    .set({ status: "cancelled", updatedAt: ctx.now() })
    .where(
      and(eq(payments.tenantId, ctx.tenant.id), which, inArray(payments.status, ["started", "pending"])),
    );
}
