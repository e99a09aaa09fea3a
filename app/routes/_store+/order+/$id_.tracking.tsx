import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OrderTracking } from "~/components/orders/order-tracking";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { openOrder, orderKeyOf } from "~/services/orders/reading/open-order.server";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  return { order: await openOrder(context, request, params.id ?? ""), orderKey: orderKeyOf(request) };
}

export default function TrackingPage() {
  return (
    <div className="page-width py-10 lg:py-14">
      <OrderTracking {...useLoaderData<typeof loader>()} />
    </div>
  );
}

export const meta: MetaFunction<typeof loader> = (call) => [
  ...visitorPageMeta(
    call,
    call.data
      ? phrase("Track order {number}", { number: call.data.order.incrementId })
      : phrase("Track order"),
  ),
  { name: "referrer", content: "same-origin" },
];
