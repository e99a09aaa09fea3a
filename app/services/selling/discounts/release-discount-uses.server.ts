import { and, eq, isNull } from "drizzle-orm";
import { discountUses } from "~/tables/selling/discount-uses";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Gives the uses of a cancelled order back (rule discounts-5). */
export async function releaseDiscountUses(ctx: ShopContext, orderId: string): Promise<void> {
  await ctx.db
    .update(discountUses)
    .set({ releasedAt: ctx.now() })
    .where(
      and(
        eq(discountUses.tenantId, ctx.tenant.id),
        eq(discountUses.orderId, orderId),
        isNull(discountUses.releasedAt),
      ),
    );
}
