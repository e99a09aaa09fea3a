// @public

import { sellerOrderFields } from "~/models/api/seller-api/seller-order-fields";
import { AppError } from "~/models/platform/error/app-error";
import { findOrderByNumber } from "../orders/reading/find-order-by-number.server";
import { loadOrder } from "../orders/reading/load-order.server";
import type { SellerCallContext } from "./answer-seller-call.server";

/**
 * An order of the seller by its number (rule seller-api-4).
 * @throws AppError `not_found`, the same for another seller's order as for none
 */
export async function loadSellerOrder({ ctx, sellerId }: SellerCallContext, number: string) {
  const order = await loadOrder(ctx, await findOrderByNumber(ctx, number, sellerId));
  if (!order) throw new AppError("not_found", `${ctx.shop.name} has no order ${number}.`);
  return { order: sellerOrderFields(order) };
}
