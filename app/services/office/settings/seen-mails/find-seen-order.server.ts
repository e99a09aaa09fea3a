import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { findLatestOrder } from "../../../orders/mails/find-latest-order.server";
import { findOrder } from "../../../orders/reading/find-order.server";
import { findOrderByNumber } from "../../../orders/reading/find-order-by-number.server";
import { orderSubject } from "../../../orders/states/order-subject";
import type { ShopContext } from "../../../shops/context/shop-context.server";

/**
 * The id of an order by its number, or of the latest, for those who may see it; null where the shop has
 * none.
 * @throws AppError `invalid` for a number that is no order's, `forbidden`
 */
export async function findSeenOrder(ctx: ShopContext, number: string): Promise<string | null> {
  const wanted = number || (await findLatestOrder(ctx));
  if (wanted === "") return null;
  const orderId = await findOrderByNumber(ctx, wanted).catch(() => null);
  if (orderId === null) throw new AppError("invalid", "There is no order with this number.", "order");
  authorize(await ctx.actor(), "view", orderSubject(await findOrder(ctx, orderId)));
  return orderId;
}
