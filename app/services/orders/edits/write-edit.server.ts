import { and, eq, inArray, sql } from "drizzle-orm";
import type { OrderEdit } from "~/models/orders/edit/order-edit";
import { backorderedQty } from "~/models/selling/cart/backordered-qty";
import { orderItems, orders } from "~/tables/orders/orders";
import { discountUses } from "~/tables/selling/discount-uses";
import { announceStock } from "../../catalogue/stock/announce-stock.server";
import { readPickupPlace } from "../../marketplace/read-pickup-place.server";
import { recordDiscountUses } from "../../selling/discounts/record-discount-uses.server";
import type { OrderRow } from "../../selling/held-order";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { lineOfOrder, sumsOfOrder } from "../records/rows-of-order.server";
import type { ItemRow, PricedEdit } from "./price-edit.server";

/**
 * Writes what an edit made of an order: its sums, lines, addresses, what it reserves and the discounts it
 * uses. The order and its stock must be locked. Lines that stay keep their ids.
 * @returns the order's version from now on
 */
export async function writeEdit(ctx: ShopContext, priced: PricedEdit, edit: OrderEdit): Promise<number> {
  const { order, summary } = priced;
  const version = order.version + 1;
  await ctx.db
    .update(orders)
    .set({
      ...sumsOfOrder(summary),
      version,
      shippingMethod: await methodOf(ctx, priced, edit),
      ...addressesOf(edit),
      updatedAt: ctx.now(),
    })
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, order.id)));
  await writeLines(ctx, priced);
  await reserveAgain(ctx, order, priced.items);
  await ctx.db
    .delete(discountUses)
    .where(and(eq(discountUses.tenantId, ctx.tenant.id), eq(discountUses.orderId, order.id)));
  const used = [{ orderId: order.id, summary }];
  await recordDiscountUses(ctx, { groupId: order.groupId, email: edit.email ?? order.email, orders: used });
  return version;
}

/** Writes addresses and email alone. @returns the order's version from now on */
export async function writeAddresses(ctx: ShopContext, order: OrderRow, edit: OrderEdit): Promise<number> {
  const version = order.version + 1;
  await ctx.db
    .update(orders)
    .set({ ...addressesOf(edit), version, updatedAt: ctx.now() })
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, order.id)));
  return version;
}

/** Only what the edit names. */
const addressesOf = ({ email, shippingAddress, billingAddress }: OrderEdit) => ({
  ...(email === undefined ? {} : { email }),
  ...(shippingAddress === undefined ? {} : { shippingAddress }),
  ...(billingAddress === undefined ? {} : { billingAddress }),
});

/** The method stays as it was ordered, with the place where it is collected, unless the edit names one. */
async function methodOf(
  ctx: ShopContext,
  { order, summary: { shippingMethod } }: PricedEdit,
  edit: OrderEdit,
): Promise<OrderRow["shippingMethod"]> {
  if (!shippingMethod || shippingMethod.code === order.shippingMethod?.code) return order.shippingMethod;
  if (edit.shippingMethodCode === undefined) return order.shippingMethod;
  const { code, title, type } = shippingMethod;
  const pickup = type === "pickup" ? await readPickupPlace(ctx, order.sellerId) : null;
  return { code, title, ...(pickup && { pickup }) };
}

async function writeLines(ctx: ShopContext, { order, items, summary }: PricedEdit): Promise<void> {
  const ofOrder = and(eq(orderItems.tenantId, ctx.tenant.id), eq(orderItems.orderId, order.id));
  const kept = new Set(summary.items.map(({ itemId }) => itemId));
  const gone = items.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
  if (gone.length > 0) await ctx.db.delete(orderItems).where(and(ofOrder, inArray(orderItems.id, gone)));
  const backordered = backorderedQty(summary.items);
  for (const [at, item] of summary.items.entries()) {
    const row = lineOfOrder(ctx, order.id, item, backordered[at] ?? 0);
    const was = items.find(({ id }) => id === item.itemId);
    if (!was) await ctx.db.insert(orderItems).values(row);
    else
      await ctx.db
        .update(orderItems)
        .set({
          lineId: row.lineId,
          qty: row.qty,
          backorderedQty: row.backorderedQty,
          priceMinor: row.priceMinor,
          rowTotalMinor: row.rowTotalMinor,
          discountMinor: row.discountMinor,
          shippingFeeMinor: row.shippingFeeMinor,
          taxMinor: row.taxMinor,
          arrivalText: row.arrivalText,
        })
        .where(and(ofOrder, eq(orderItems.id, item.itemId)));
  }
}

/** Gives back what the lines held before, and promises what they hold now. */
async function reserveAgain(ctx: ShopContext, order: OrderRow, before: readonly ItemRow[]): Promise<void> {
  const was = before.flatMap(({ stockItemId, qty }) => (stockItemId === null ? [] : [{ stockItemId, qty }]));
  const { rows: moved } = await ctx.db.execute<{ id: number }>(sql`
    update stock_items s set reserved = greatest(0, s.reserved + d.qty)
    from (
      select id, sum(qty)::int as qty from (
        select w."stockItemId" as id, -w.qty as qty
        from jsonb_to_recordset(${JSON.stringify(was)}::jsonb) as w("stockItemId" bigint, qty int)
        union all
        select i.stock_item_id, i.qty from order_items i
        where i.tenant_id = ${ctx.tenant.id} and i.order_id = ${order.id} and i.stock_item_id is not null) m
      group by id having sum(qty) <> 0) d
    where s.tenant_id = ${ctx.tenant.id} and s.id = d.id
    returning s.id`);
  await announceStock(
    ctx,
    moved.map(({ id }) => id),
  );
}
