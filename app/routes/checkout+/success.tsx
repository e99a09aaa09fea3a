import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OrderReceipt } from "~/components/orders/order-receipt";
import { TellEvent } from "~/components/storefront/following/tell-event";
import type { PageHandle } from "~/components/ui/page/styled-page";
import type { DownloadView } from "~/models/orders/download/download-view";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { orderPath } from "~/paths";
import { loadPageTypeView } from "~/services/content/pages/load-cms-page.server";
import { listOrderDownloads } from "~/services/orders/downloads/list-downloads.server";
import { loadPlacedTogether } from "~/services/orders/reading/load-placed-together.server";
import { openOrder } from "~/services/orders/reading/open-order.server";
import { seenOrderCookie } from "~/services/orders/reading/seen-order-cookie.server";
import { headersWith } from "~/services/shops/answers/answer-with.server";
import { TemplateView } from "~/widgets/template-view";
import { widgetKit } from "~/widgets/widget-kit.server";

/** The receipt, for visitors who may see the order. An unpaid order has no receipt. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const order = await openOrder(context, request, new URL(request.url).searchParams.get("order") ?? "");
  if (order.status === "canceled" || order.status === "pending_payment")
    throw redirect(orderPath(order.id), 303);
  const { customer } = await context.visitor();
  const orders = await loadPlacedTogether(context, order);
  const downloads: DownloadView[] = [];
  for (const { id } of orders) downloads.push(...(await listOrderDownloads(context, id)));
  const receipt = {
    orders,
    downloads,
    isSignedIn: customer !== null,
    view: await loadPageTypeView(context, "checkout-success", widgetKit),
  };
  const headers = headersWith(context, { cookies: [seenOrderCookie(order.id, context.origin)] });
  return data(receipt, { headers });
}

export default function SuccessPage() {
  const { orders, downloads, isSignedIn, view } = useLoaderData<typeof loader>();
  return (
    <>
      <OrderReceipt orders={orders} downloads={downloads} isSignedIn={isSignedIn} />
      {orders.map(({ id }) => (
        <TellEvent key={id} event={{ name: "purchase", order_id: id }} />
      ))}
      {view ? <TemplateView view={view} /> : null}
    </>
  );
}

export const handle: PageHandle = { pageOf: () => "order" };

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Thank you"));
