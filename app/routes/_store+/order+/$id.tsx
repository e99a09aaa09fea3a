import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { AwaitedPayment } from "~/components/orders/awaited-payment";
import { FinishPayment } from "~/components/orders/finish-payment";
import { OrderDetails } from "~/components/orders/order-details";
import { PayDifference } from "~/components/orders/pay-difference";
import { sendPress } from "~/components/ui/form/send-press";
import type { PageHandle } from "~/components/ui/page/styled-page";
import { paymentChoiceSchema } from "~/models/checkout/payment-choice-schema";
import { unfinishedText } from "~/models/payments/awaited-payment";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { continuePayment } from "~/services/checkout/continue-payment.server";
import { openOrder, orderKeyOf, readOrderPage } from "~/services/orders/reading/open-order.server";
import { seenOrderCookie } from "~/services/orders/reading/seen-order-cookie.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { headersWith } from "~/services/shops/answers/answer-with.server";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const page = await readOrderPage(context, request, params.id ?? "");
  const headers = headersWith(context, { cookies: [seenOrderCookie(page.order.id, context.origin)] });
  return data({ ...page, orderKey: orderKeyOf(request) }, { headers });
}

/** Pays an order that waits for its payment, or gives the payment up. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const order = await openOrder(context, request, params.id ?? "");
  return answerForm(request, { schema: paymentChoiceSchema }, ({ intent }) =>
    continuePayment(context, order.id, intent),
  );
}

/** A press that did not reach the server leaves the page as it is (rule errors-5). */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendPress(serverAction);

export default function OrderPage() {
  const { payment, ...page } = useLoaderData<typeof loader>();
  const { order } = page;
  return (
    <div className="page-width space-y-6 py-10 lg:py-14">
      {payment === "awaited" || payment === "charged" ? (
        <AwaitedPayment isCharged={payment === "charged"} />
      ) : null}
      {payment === "difference" || payment === "transfer" ? (
        <PayDifference order={order} orderKey={page.orderKey} onPage={payment === "difference"} />
      ) : null}
      <OrderDetails {...page} />
      {payment === "unfinished" ? <p className="text-muted">{phrase(unfinishedText)}</p> : null}
      {payment === "unfinished" ? <FinishPayment orderId={order.id} /> : null}
    </div>
  );
}

export const handle: PageHandle = { pageOf: () => "order" };

export const meta: MetaFunction<typeof loader> = (call) => [
  ...visitorPageMeta(
    call,
    call.data ? phrase("Order {number}", { number: call.data.order.incrementId }) : phrase("Order"),
  ),
  // The address may carry the key of the order, which must not reach other sites. Without any referrer
  // browsers would also hide where a post comes from, and it would be refused.
  { name: "referrer", content: "same-origin" },
];
