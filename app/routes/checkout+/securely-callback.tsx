import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { checkoutSuccessPath, orderPath } from "~/paths";
import { noticeCookie } from "~/services/accounts/sessions/notice-cookie.server";
import {
  findOrderCheckout,
  type OrderCheckout,
} from "~/services/checkout/payment/find-order-checkout.server";
import { returnFromProvider } from "~/services/checkout/return-from-provider.server";

/** The message for a payment that did not succeed (rule payment-6). */
const notices = {
  declined: () => "Your payment was declined. Nothing was charged. Choose a payment method to try again.",
  cancelled: (goods: string) =>
    `Your payment was canceled. Nothing was charged, and your ${goods} is as it was.`,
  pending: () => "Your payment is being checked. We’ll email you when it arrives.",
  started: () => "We’re waiting for your payment to be confirmed. We’ll email you when it arrives.",
};

/** The address a provider sends the browser back to. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  context.doNotCache();
  const settled = await returnFromProvider(context, new URL(request.url).searchParams);
  if (!settled) throw new Response("Not Found", { status: 404, statusText: "Not Found" });
  const { orderId, status } = settled;
  if (status === "paid" || status === "authorized") return redirect(checkoutSuccessPath(orderId), 303);
  const isDeclined = status === "declined";
  const tone = isDeclined ? "danger" : "warning";
  const isOver = isDeclined || status === "cancelled";
  const place = isOver ? await findOrderCheckout(context, orderId) : orderPlace(orderId);
  const notice = noticeCookie([notices[status](place.goods)], context.origin, place.page, tone);
  // A declined card leads to the choice of another way to pay.
  return redirect(place.address(isDeclined ? "payment" : undefined), {
    status: 303,
    headers: { "Set-Cookie": notice },
  });
}

const orderPlace = (orderId: string): OrderCheckout => {
  const page = orderPath(orderId);
  return { goods: "order", page, address: () => page };
};

/** Never shown: this address leads on, or is not there. */
export default function LeadingPage() {
  return null;
}
