// @public

import { and, eq } from "drizzle-orm";
import { adjustmentMovement, type LedgerAdjustment } from "~/models/payments/ledger/adjustment-movement";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { sellers } from "~/tables/shops/tenants";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { writeMovement } from "./write-movement.server";

/**
 * Books a fee or an adjustment of a seller (rule ledger-9).
 * @throws AppError `invalid`, also for the house seller, which is the business itself, or `forbidden` where
 * the actor may not change the business
 */
export async function bookAdjustment(ctx: ShopContext, adjustment: LedgerAdjustment): Promise<void> {
  authorize(await ctx.actor(), "change", { kind: "ledger", tenantId: ctx.tenant.id });
  const movement = adjustmentMovement(adjustment);
  await inTransaction(ctx, async (inner) => {
    const own = and(eq(sellers.tenantId, inner.tenant.id), eq(sellers.id, adjustment.sellerId));
    const [seller] = await inner.db.select({ isHouse: sellers.isHouse }).from(sellers).where(own);
    if (seller?.isHouse)
      throw new AppError(
        "invalid",
        "This seller is the business itself: there is nothing to book between them.",
        "seller",
      );
    await writeMovement(inner, movement);
  });
}
