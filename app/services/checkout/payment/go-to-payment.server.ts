import { isAppError } from "~/models/platform/error/app-error";
import type { PaymentContext } from "../../payments/providers/payment-context.server";
import { leadTo } from "../../shops/answers/answer-with.server";
import type { PlacedOrder } from "../steps/place-order.server";
import { findOrderCheckout } from "./find-order-checkout.server";
import { startPayment } from "./start-payment.server";

/**
 * Sends the shopper to the provider's page, or to `otherwise` where nothing is left to pay. An order whose
 * payment cannot be started is given up: the shopper is sent to the checkout it was placed at, which has its
 * goods again, and reads why (rule payment-7).
 */
export async function goToPayment(
  ctx: PaymentContext,
  { orderId, mayLeadToPayment }: Pick<PlacedOrder, "orderId" | "mayLeadToPayment">,
  otherwise: string,
): Promise<Response> {
  try {
    const start = mayLeadToPayment ? await startPayment(ctx, orderId) : noStart;
    // The notice of an earlier try has been read.
    const next = start.kind === "redirect" ? start.url : otherwise;
    return leadTo(ctx, next, { notice: { lines: [] } });
  } catch (error) {
    if (!isAppError(error) || error.code !== "unavailable") throw error;
    const { page, address } = await findOrderCheckout(ctx, orderId);
    return leadTo(ctx, address(), { notice: { lines: [error.message], page, tone: "danger" } });
  }
}

const noStart = { kind: "none" } as const;
