// @public

import { redirect } from "@remix-run/node";
import { orderPath } from "~/paths";
import { askDifferenceAgain } from "../orders/edits/ask-difference.server";
import { findPaymentOfOrder } from "../payments/providers/find-payment.server";
import type { PaymentContext } from "../payments/providers/payment-context.server";
import { returnPath } from "../payments/providers/return-address.server";
import { goToPayment } from "./payment/go-to-payment.server";

/**
 * Sends the shopper where the order is paid, or where its payment is given up, which returns the cart (rule
 * checkout-5); to the order when its payment is no longer open.
 */
export async function continuePayment(
  ctx: PaymentContext,
  orderId: string,
  choice: "pay" | "cancel",
): Promise<Response> {
  await askDifferenceAgain(ctx, orderId);
  if (choice === "pay") return goToPayment(ctx, { orderId, mayLeadToPayment: true }, orderPath(orderId));
  const payment = await findPaymentOfOrder(ctx, orderId);
  const isOpen = payment?.status === "started" && payment.mode !== "charge";
  return redirect(isOpen ? returnPath(ctx, payment, { cancelled: "1" }) : orderPath(orderId), 303);
}
