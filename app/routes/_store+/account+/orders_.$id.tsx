import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { OrderDetails } from "~/components/order/order-details";
import { accountOrdersPath } from "~/paths";
import { requireCustomer } from "~/services/auth/require-customer.server";
import { listOrderDownloads } from "~/services/downloads/list-downloads.server";
import { openOrder } from "~/services/orders/open-order.server";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  await requireCustomer(context, request);
  const order = await openOrder(context, request, params.id ?? "");
  return { order, downloads: await listOrderDownloads(context, order.id) };
}

export default function AccountOrderPage() {
  const { order, downloads } = useLoaderData<typeof loader>();
  return (
    <div className="space-y-6">
      <Link
        to={accountOrdersPath()}
        className="inline-flex min-h-11 items-center text-sm font-medium underline underline-offset-4"
      >
        Back to My Orders
      </Link>
      <OrderDetails order={order} downloads={downloads} />
    </div>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `Order ${data.order.incrementId}` : "Order" },
  { name: "robots", content: "noindex" },
];
