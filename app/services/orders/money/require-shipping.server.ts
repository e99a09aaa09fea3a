import { AppError } from "~/models/platform/error/app-error";
import { findPaymentOfOrder } from "../../payments/providers/find-payment.server";
import type { OrderRow } from "../../selling/held-order";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { isRefundedWhole } from "./is-refunded-whole.server";

/**
 * Refuses to send pieces of an order that the shop would not be paid for (rules orders-17 and orders-18). The
 * order must be locked.
 * @throws AppError `conflict`
 */
export async function requireShippable(ctx: ShopContext, order: OrderRow): Promise<void> {
  const payment = await findPaymentOfOrder(ctx, order.id);
  if (payment?.status === "authorized")
    throw new AppError(
      "conflict",
      "The payment of this order is authorized and was not taken yet. Take it before you ship.",
    );
  if (await isRefundedWhole(ctx, order))
    throw new AppError("conflict", "All of this order is being refunded, so it cannot be shipped.");
}
