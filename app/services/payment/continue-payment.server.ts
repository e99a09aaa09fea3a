import { orderPath } from "~/paths";
import { findPaymentOfOrder } from "./find-payment.server";
import type { PaymentContext } from "./payment-context.server";
import { returnAddress } from "./return-address.server";
import { startPayment } from "./start-payment.server";

/**
 * Where the shopper pays an order, or gives up its payment, which returns the cart (rule checkout-5).
 * @returns an address; that of the order when its payment is no longer open
 * @throws AppError `unavailable` when the provider cannot be reached
 */
export async function continuePayment(
  ctx: PaymentContext,
  orderId: string,
  choice: "pay" | "cancel",
): Promise<string> {
  if (choice === "pay") {
    const start = await startPayment(ctx, orderId);
    return start.kind === "redirect" ? start.url : orderPath(orderId);
  }
  const payment = await findPaymentOfOrder(ctx, orderId);
  return payment?.status === "started" ? returnAddress(ctx, payment, { cancelled: "1" }) : orderPath(orderId);
}
