import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OrderDetails } from "~/components/order/order-details";
import { openOrder } from "~/services/orders/open-order.server";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  return { order: await openOrder(context, request, params.id ?? "") };
}

export default function OrderPage() {
  const { order } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-[1180px] px-5 py-10 md:px-8 lg:py-14">
      <OrderDetails order={order} />
    </div>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `Order ${data.order.incrementId}` : "Order" },
  { name: "robots", content: "noindex" },
  // The address may carry the key of the order: it must not be told to other sites.
  { name: "referrer", content: "no-referrer" },
];
