import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { AwaitedPayment } from "~/components/orders/awaited-payment";
import { OrderDetails } from "~/components/orders/order-details";
import type { PageHandle } from "~/components/ui/page/styled-page";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { accountOrdersPath } from "~/paths";
import { requireCustomer } from "~/services/accounts/sessions/require-customer.server";
import { readOrderPage } from "~/services/orders/reading/open-order.server";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  await requireCustomer(context, request);
  return readOrderPage(context, request, params.id ?? "");
}

export default function AccountOrderPage() {
  const { payment, ...page } = useLoaderData<typeof loader>();
  return (
    <div className="space-y-6">
      <Link
        to={accountOrdersPath()}
        className="inline-flex min-h-11 items-center text-sm font-medium underline underline-offset-4"
      >
        {phrase("Back to My Orders")}
      </Link>
      {payment === "awaited" || payment === "charged" ? (
        <AwaitedPayment isCharged={payment === "charged"} />
      ) : null}
      <OrderDetails {...page} />
    </div>
  );
}

export const handle: PageHandle = { pageOf: () => "order" };

export const meta: MetaFunction<typeof loader> = (call) =>
  visitorPageMeta(
    call,
    call.data ? phrase("Order {number}", { number: call.data.order.incrementId }) : phrase("Order"),
  );
