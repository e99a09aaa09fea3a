import { dayText } from "~/models/office/day-text";
import { type PackingSlip, packingSlip } from "~/models/office/orders/packing-slip";
import { findOrder } from "../orders/reading/find-order.server";
import { loadOrder } from "../orders/reading/load-order.server";
import type { ShopContext } from "../shops/context/shop-context.server";

/** Slips that are printed at once. */
const mostSlips = 100;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The packing slips of orders of the shop, in the order they were asked for (rule office-17).
 * @throws AppError `not_found` for an order that the actor may not view
 */
export async function loadPackingSlips(
  ctx: ShopContext,
  orderIds: readonly string[],
): Promise<{ shopName: string; slips: PackingSlip[] }> {
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  const slips: PackingSlip[] = [];
  for (const id of orderIds.filter((one) => uuid.test(one)).slice(0, mostSlips)) {
    const row = await findOrder(ctx, id);
    const order = row.shopId === ctx.shop.id ? await loadOrder(ctx, id) : null;
    if (order) slips.push(packingSlip(order, dayText(row.createdAt, clock)));
  }
  return { shopName: ctx.shop.name, slips };
}
