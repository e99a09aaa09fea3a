// @public

import { and, eq } from "drizzle-orm";
import { payments } from "~/tables/orders/payments";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Notes that a provider did not say how an open payment stands, or that it did (rule payment-25).
 * @param at when it was asked in vain; null once it answered
 */
export async function noteUnanswered(ctx: ShopContext, paymentId: string, at: Date | null): Promise<void> {
  await inTransaction(ctx, ({ db, tenant }) =>
    db
      .update(payments)
      .set({ unansweredAt: at, updatedAt: ctx.now() })
      .where(
        and(eq(payments.tenantId, tenant.id), eq(payments.id, paymentId), eq(payments.status, "started")),
      ),
  );
}
