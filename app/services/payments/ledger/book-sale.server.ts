// @public

import { and, eq, sql } from "drizzle-orm";
import { type SoldLine, saleOfOrder } from "~/models/payments/ledger/sale-of-order";
import { saleMovements } from "~/models/payments/sale";
import { orderItems, orders } from "~/tables/orders/orders";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readSellerTerms } from "../payouts/read-seller-terms.server";
import { writeMovement } from "./write-movement.server";

/**
 * Books an order that was accepted, with its commission, once (rules ledger-3 and ledger-5). The order must
 * be locked.
 */
export async function bookSale(ctx: ShopContext, orderId: string): Promise<void> {
  const sale = await readSale(ctx, orderId);
  if (!sale) return;
  for (const movement of saleMovements(sale)) await writeMovement(ctx, movement);
  const own = sale.lines.filter((line) => line.commissionMinor !== 0 || line.promotionMinor !== 0);
  if (own.length > 0) await writeLineTerms(ctx, orderId, own);
}

/** An order as it is booked now; null for an unknown one. */
export async function readSale(ctx: ShopContext, orderId: string) {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, orderId)));
  if (!order) return null;
  return saleOfOrder(order, await readSoldLines(ctx, orderId), await readSellerTerms(ctx, order));
}

/** Keeps with its lines what was booked for each of an order (rule ledger-11). */
export async function writeLineTerms(
  ctx: ShopContext,
  orderId: string,
  lines: ReturnType<typeof saleOfOrder>["lines"],
): Promise<void> {
  await ctx.db.execute(sql`
    update order_items i set commission_minor = l."commissionMinor", promotion_minor = l."promotionMinor"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as l("lineId" text, "commissionMinor" bigint, "promotionMinor" bigint)
    where i.tenant_id = ${ctx.tenant.id} and i.order_id = ${orderId} and i.line_id = l."lineId"`);
}

/** Whether a line of an order is a gift card. */
export const isGiftCardLine = sql<boolean>`exists (
  select from products p where p.tenant_id = order_items.tenant_id and p.id = order_items.product_id
    and p.class_code = 'gift_certificate')`;

/**
 * The lines of an order with the categories of their products: of a variation its product's, and the nearest
 * first.
 */
async function readSoldLines(ctx: ShopContext, orderId: string): Promise<SoldLine[]> {
  const rows = await ctx.db
    .select({
      lineId: orderItems.lineId,
      rowTotalMinor: orderItems.rowTotalMinor,
      discountMinor: orderItems.discountMinor,
      isGiftCard: isGiftCardLine,
      // The column is named with its table: `product_categories` has one of the same name.
      path: sql<string | null>`(
        select c.path from products p
        join product_categories l on l.tenant_id = p.tenant_id and l.product_id in (p.id, p.parent_id)
        join categories c on c.tenant_id = l.tenant_id and c.id = l.category_id
        where p.tenant_id = ${ctx.tenant.id} and p.id = order_items.product_id
        order by l.product_id = p.id desc, l.is_primary desc, c.id limit 1)`,
    })
    .from(orderItems)
    .where(and(eq(orderItems.tenantId, ctx.tenant.id), eq(orderItems.orderId, orderId)))
    .orderBy(orderItems.id);
  return rows.map(({ path, ...line }) => ({ ...line, categories: (path ?? "").split("/").reverse() }));
}
