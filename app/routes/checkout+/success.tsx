import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OrderReceipt } from "~/components/order/order-receipt";
import { orderPath } from "~/paths";
import { openOrder } from "~/services/orders/open-order.server";

/** The receipt, for whoever may see the order. One that was not paid has nothing to be thanked for. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const order = await openOrder(context, request, new URL(request.url).searchParams.get("order") ?? "");
  if (order.status === "canceled" || order.status === "pending_payment")
    throw redirect(orderPath(order.id), 303);
  return { order };
}

export default function SuccessPage() {
  return <OrderReceipt order={useLoaderData<typeof loader>().order} />;
}

export const meta: MetaFunction = () => [{ title: "Thank you" }, { name: "robots", content: "noindex" }];
