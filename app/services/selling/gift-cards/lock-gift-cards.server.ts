// @public

import { sql } from "drizzle-orm";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Locks gift cards by ascending id (rule locks-1), so that two orders cannot spend the same balance. */
export async function lockGiftCards(ctx: ShopContext, giftCardIds: readonly number[]): Promise<void> {
  if (giftCardIds.length === 0) return;
  await ctx.db.execute(sql`
    select id from gift_cards
    where tenant_id = ${ctx.tenant.id} and shop_id = ${ctx.shop.id}
      and id = any(${sql.param([...giftCardIds])}::bigint[])
    order by id for update`);
}
