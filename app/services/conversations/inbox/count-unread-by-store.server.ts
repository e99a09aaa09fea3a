// @public

import { sql } from "drizzle-orm";
import { conversationSubject } from "~/models/conversations/messages/conversation-subject";
import { authorize } from "~/models/shops/actors/authorize";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * How many conversations of the shop have a message that the store has not read, counted up to a bound; for a
 * seller's staff those of their seller (rule actors-10).
 * @throws AppError where the actor may not view them
 */
export async function countUnreadByStore(ctx: ShopContext, atMost: number): Promise<number> {
  const { db, tenant, shop } = ctx;
  const actor = await ctx.actor();
  const ownId = sellerOfActor(actor);
  const any = { tenantId: tenant.id, shopId: shop.id, id: null, customerId: null };
  authorize(actor, "view", conversationSubject({ ...any, sellerId: ownId ?? shop.sellerId }));
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select from conversations
      where tenant_id = ${tenant.id} and shop_id = ${shop.id} and is_store_unread
        ${ownId === null ? sql`` : sql`and seller_id = ${ownId}`} limit ${atMost}) unread`);
  return rows[0]?.count ?? 0;
}
