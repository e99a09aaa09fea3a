import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OrderTracking } from "~/components/orders/order-tracking";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { requireCustomer } from "~/services/accounts/sessions/require-customer.server";
import { openOrder } from "~/services/orders/reading/open-order.server";

/** Where the parcels of a customer's order are. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  await requireCustomer(context, request);
  return { order: await openOrder(context, request, params.id ?? "") };
}

export default function AccountTrackingPage() {
  return <OrderTracking {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = (call) =>
  visitorPageMeta(
    call,
    call.data
      ? phrase("Track order {number}", { number: call.data.order.incrementId })
      : phrase("Track order"),
  );
