import { sql } from "drizzle-orm";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Takes products that the files no longer name off the shop. They keep their ids, offers and stock, and all
 * that shoppers made of them: reviews, questions, lists, notices, conversations and lines of carts
 * (rules shop-folders-1 and shop-folders-2). Each returns with its row.
 */
export async function archiveProductsById(ctx: ShopContext, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db.execute(sql`
    update products set archived_from = status, status = 'archived', updated_at = ${ctx.now().toISOString()}::timestamptz
    where tenant_id = ${ctx.tenant.id} and archived_from is null and id = any(${sql.param(ids)}::bigint[])`);
}
