// @public

import { and, count, eq } from "drizzle-orm";
import { conversations } from "~/tables/conversations/conversations";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** How many conversations of a customer have messages of the store that the customer has not read. */
export async function countUnread(ctx: ShopContext, customerId: number): Promise<number> {
  const [row] = await ctx.db
    .select({ unread: count() })
    .from(conversations)
    .where(
      and(
        eq(conversations.tenantId, ctx.tenant.id),
        eq(conversations.customerId, customerId),
        eq(conversations.isCustomerUnread, true),
      ),
    );
  return row?.unread ?? 0;
}
