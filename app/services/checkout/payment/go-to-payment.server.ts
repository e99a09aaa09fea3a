import { redirect } from "@remix-run/node";
import { isAppError } from "~/models/platform/error/app-error";
import { checkoutPath } from "~/paths";
import { noticeCookie } from "../../accounts/sessions/notice-cookie.server";
import type { PaymentContext } from "../../payments/providers/payment-context.server";
import type { PlacedOrder } from "../steps/place-order.server";
import { startPayment } from "./start-payment.server";

/**
 * Sends the shopper to the provider's page, or to `otherwise` where nothing is left to pay. An order whose
 * payment cannot be started is given up: the shopper is sent to the checkout, which has its cart again, and
 * reads why (rule payment-7).
 */
export async function goToPayment(
  ctx: PaymentContext,
  { orderId, mayLeadToPayment }: Pick<PlacedOrder, "orderId" | "mayLeadToPayment">,
  otherwise: string,
): Promise<Response> {
  try {
    const start = mayLeadToPayment ? await startPayment(ctx, orderId) : noStart;
    // The notice of an earlier try has been read.
    return goTo(ctx, start.kind === "redirect" ? start.url : otherwise, []);
  } catch (error) {
    if (!isAppError(error) || error.code !== "unavailable") throw error;
    return goTo(ctx, checkoutPath(), [error.message]);
  }
}

const noStart = { kind: "none" } as const;

const goTo = ({ origin }: PaymentContext, page: string, notices: string[]) =>
  redirect(page, { status: 303, headers: { "Set-Cookie": noticeCookie(notices, origin, page, "danger") } });
