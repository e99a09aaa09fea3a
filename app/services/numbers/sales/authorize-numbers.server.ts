import { authorize } from "~/models/shops/actors/authorize";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Numbers of the business are for those who may view its books; those of one seller also for that seller's
 * owner (rule numbers-1).
 * @throws AppError `forbidden` or `not_found`
 */
export async function authorizeNumbers(ctx: ShopContext, sellerId: string | null): Promise<void> {
  const tenantId = ctx.tenant.id;
  const subject =
    sellerId === null
      ? ({ kind: "ledger", tenantId } as const)
      : ({ kind: "payout", tenantId, sellerId } as const);
  authorize(await ctx.actor(), "view", subject);
}
