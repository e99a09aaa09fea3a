import { and, eq, isNotNull } from "drizzle-orm";
import { downloadTerms } from "~/models/orders/download/download-terms";
import { downloads } from "~/tables/orders/downloads";
import { orderItems } from "~/tables/orders/orders";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Gives an order's buyer the files of its lines (rule downloads-3). What was given before stays as it is.
 * Call it in the transaction in which the order became paid.
 */
export async function grantDownloads(ctx: ShopContext, orderId: string): Promise<void> {
  const lines = await ctx.db
    .select({ id: orderItems.id, qty: orderItems.qty, downloads: orderItems.downloads })
    .from(orderItems)
    .where(
      and(
        eq(orderItems.tenantId, ctx.tenant.id),
        eq(orderItems.orderId, orderId),
        isNotNull(orderItems.downloads),
      ),
    );
  const own = { tenantId: ctx.tenant.id, orderId, createdAt: ctx.now() };
  const granted = lines.flatMap(({ id, qty, downloads: bought }) =>
    (bought?.files ?? []).map(({ name, key, sizeBytes }, position) => ({
      ...own,
      orderItemId: id,
      position,
      fileName: name,
      fileKey: key,
      sizeBytes,
      ...downloadTerms({ maxUses: null, validDays: null, ...bought }, qty, ctx.now()),
    })),
  );
  if (granted.length > 0) await ctx.db.insert(downloads).values(granted).onConflictDoNothing();
}
