// @public

import { and, eq, isNull } from "drizzle-orm";
import { stockNotices } from "~/tables/conversations/stock-notices";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

const own = (ctx: ShopContext, id: string) => and(ofShop(stockNotices, ctx), eq(stockNotices.id, id));

/** Confirms a guest's e-mail; a second time changes nothing (rule stock-notices-2). */
export async function confirmStockNotice(ctx: ShopContext, id: string): Promise<void> {
  await ctx.db
    .update(stockNotices)
    .set({ confirmedAt: ctx.now() })
    .where(and(own(ctx, id), isNull(stockNotices.confirmedAt)));
}

/** Forgets a notice and its e-mail. */
export async function stopStockNotice(ctx: ShopContext, id: string): Promise<void> {
  await ctx.db.delete(stockNotices).where(own(ctx, id));
}

/**
 * Takes a notice for the one mail it gets. Of several that try at once, one gets it (rule stock-notices-4).
 * @returns whether the caller may send the mail
 */
export async function claimStockNotice(ctx: ShopContext, id: string): Promise<boolean> {
  const claimed = await ctx.db
    .update(stockNotices)
    .set({ mailedAt: ctx.now() })
    .where(and(own(ctx, id), isNull(stockNotices.mailedAt)))
    .returning({ id: stockNotices.id });
  return claimed.length > 0;
}

/** Gives a claimed notice back, whose mail did not leave. */
export async function releaseStockNotice(ctx: ShopContext, id: string): Promise<void> {
  await ctx.db.update(stockNotices).set({ mailedAt: null }).where(own(ctx, id));
}
