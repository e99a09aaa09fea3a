import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { BoughtDownload } from "~/models/orders/download/download-view";
import { downloads } from "~/tables/orders/downloads";
import { orderItems, orders } from "~/tables/orders/orders";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A bought file with the key it lies under. */
export type DownloadRow = BoughtDownload & { fileKey: string };

/** Bought files of the tenant that meet a condition, the newest order's first. */
export function readDownloads(ctx: ShopContext, condition: SQL | undefined): Promise<DownloadRow[]> {
  const refundedMinor = sql<number>`(select coalesce(sum(r.amount_minor), 0)::bigint from refunds r
    where r.tenant_id = ${orders.tenantId} and r.order_id = ${orders.id} and r.status = 'done')`;
  return ctx.db
    .select({
      id: downloads.id,
      fileName: downloads.fileName,
      fileKey: downloads.fileKey,
      sizeBytes: downloads.sizeBytes,
      maxUses: downloads.maxUses,
      uses: downloads.uses,
      expiresAt: downloads.expiresAt,
      productName: orderItems.name,
      orderId: orders.id,
      orderNumber: orders.incrementId,
      orderStatus: orders.status,
      totalDueMinor: orders.totalDueMinor,
      refundedMinor: refundedMinor.mapWith(Number),
    })
    .from(downloads)
    .innerJoin(orders, and(eq(orders.tenantId, downloads.tenantId), eq(orders.id, downloads.orderId)))
    .innerJoin(
      orderItems,
      and(
        eq(orderItems.tenantId, downloads.tenantId),
        eq(orderItems.orderId, downloads.orderId),
        eq(orderItems.id, downloads.orderItemId),
      ),
    )
    .where(and(eq(downloads.tenantId, ctx.tenant.id), condition))
    .orderBy(desc(orders.createdAt), downloads.orderItemId, downloads.position);
}
