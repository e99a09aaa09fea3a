import { and, eq, ne } from "drizzle-orm";
import { subscriptions } from "~/tables/orders/subscriptions";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Ends all subscriptions of a customer in all shops of the tenant, as when the account is deleted (rule
 * accounts-36).
 */
export async function endSubscriptions(ctx: ShopContext, customerId: number): Promise<void> {
  await inTransaction(ctx, ({ db }) =>
    db
      .update(subscriptions)
      .set({ status: "canceled", retryAt: null, updatedAt: ctx.now() })
      .where(
        and(
          eq(subscriptions.tenantId, ctx.tenant.id),
          eq(subscriptions.customerId, customerId),
          ne(subscriptions.status, "canceled"),
        ),
      ),
  );
}
