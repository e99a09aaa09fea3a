import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { notCanceledText } from "~/models/payments/awaited-payment";
import { checkoutSuccessPath, orderPath } from "~/paths";
import { findOrderCheckout } from "~/services/checkout/payment/find-order-checkout.server";
import { returnFromProvider } from "~/services/checkout/return-from-provider.server";
import { leadTo } from "~/services/shops/answers/answer-with.server";

/** The message for a payment that is over without success (rule payment-6). */
const notices = {
  declined: () => "Your payment was declined. Nothing was charged. Choose a payment method to try again.",
  cancelled: (goods: string) =>
    `Your payment was canceled. Nothing was charged, and your ${goods} is as it was.`,
};

/** The address a provider sends the browser back to. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  context.doNotCache();
  const returned = await returnFromProvider(context, new URL(request.url).searchParams);
  if (!returned) throw new Response("Not Found", { status: 404, statusText: "Not Found" });
  const { orderId, status, unanswered } = returned;
  if (status === "paid" || status === "authorized") return redirect(checkoutSuccessPath(orderId), 303);
  // What there is to say of a payment that is open still is on the page of its order for as long as it is so.
  if (status === "pending" || status === "started") {
    const order = orderPath(orderId);
    const lines = unanswered === "left" ? [notCanceledText] : [];
    return leadTo(context, order, { notice: { lines, page: order } });
  }
  const { goods, page, address } = await findOrderCheckout(context, orderId);
  const lines = [notices[status](goods)];
  if (status === "cancelled") return leadTo(context, address(), { notice: { lines, page } });
  // A declined card leads to the choice of another way to pay.
  return leadTo(context, address("payment"), { notice: { lines, page, tone: "danger" } });
}

/** Never shown: this address leads on, or is not there. */
export default function LeadingPage() {
  return null;
}
