import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/components/ui/page/styled-page";
import { notCanceledText } from "~/models/payments/awaited-payment";
import { returnedText } from "~/models/payments/returned-payment";
import { phrase } from "~/models/platform/texts/phrase";
import { can } from "~/models/shops/actors/can";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { checkoutSuccessPath, orderPath } from "~/paths";
import { findOrderCheckout } from "~/services/checkout/payment/find-order-checkout.server";
import { returnFromProvider } from "~/services/checkout/return-from-provider.server";
import { findOrderSubject } from "~/services/orders/records/find-order-subject.server";
import { leadTo } from "~/services/shops/answers/answer-with.server";

/** The message for a payment that is over without success (rule payment-6). */
const notices = {
  declined: () =>
    phrase("Your payment was declined. Nothing was charged. Choose a payment method to try again."),
  cancelled: (goods: string) =>
    goods === "cart"
      ? phrase("Your payment was canceled. Nothing was charged, and your cart is as it was.")
      : phrase("Your payment was canceled. Nothing was charged, and your quote is as it was."),
};

/** The address a provider sends the browser back to. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  context.doNotCache();
  const returned = await returnFromProvider(context, new URL(request.url).searchParams);
  if (!returned) throw new Response("Not Found", { status: 404, statusText: "Not Found" });
  const { orderId, status, unanswered } = returned;
  const isOver = status === "declined" || status === "cancelled";
  if (!isOver && !(await mayView(context, orderId))) return Response.json(returnedText(status, unanswered));
  if (status === "paid" || status === "authorized") return redirect(checkoutSuccessPath(orderId), 303);
  // What there is to say of a payment that is open still is on the page of its order for as long as it is so.
  if (status === "pending" || status === "started") {
    const order = orderPath(orderId);
    const lines = unanswered === "left" ? [phrase(notCanceledText)] : [];
    return leadTo(context, order, { notice: { lines, page: order } });
  }
  const { goods, page, address } = await findOrderCheckout(context, orderId);
  const lines = [notices[status](goods)];
  if (status === "cancelled") return leadTo(context, address(), { notice: { lines, page } });
  // A declined card leads to the choice of another way to pay.
  return leadTo(context, address("payment"), { notice: { lines, page, tone: "danger" } });
}

/** Whether the browser that came back may see the order: its session may have ended meanwhile. */
async function mayView(context: LoaderFunctionArgs["context"], orderId: string): Promise<boolean> {
  const subject = await findOrderSubject(context, orderId);
  return subject !== null && can(await context.actor(), "view", subject);
}

/** What a browser reads that may not see the order it paid for (rule payment-25). */
export default function ReturnedPage() {
  const { title, text } = useLoaderData<ReturnType<typeof returnedText>>();
  return (
    <div className="page-width max-w-xl py-16">
      <h1 className="text-3xl font-medium">{title}</h1>
      <p className="mt-4">{text}</p>
    </div>
  );
}

export const handle: PageHandle = { pageOf: () => "order" };

export const meta: MetaFunction = (call) => [
  ...visitorPageMeta(call, phrase("Your payment")),
  // The address is signed, and must not reach other sites.
  { name: "referrer", content: "same-origin" },
];
