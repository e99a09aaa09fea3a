import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/components/accounts/account-page";
import { PageSteps } from "~/components/accounts/page-steps";
import { OrderFilterLinks } from "~/components/orders/order-filter-links";
import { OrderList } from "~/components/orders/order-list";
import { PastOrders } from "~/components/orders/past-orders";
import { parseOrderFilter, statusesOf } from "~/models/orders/order-filter";
import { reorderPastSchema } from "~/models/orders/past/reorder-past-form";
import { paging, parsePage } from "~/models/platform/paging/paging";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { accountOrdersPath, cartPath } from "~/paths";
import { requireCustomer } from "~/services/accounts/sessions/require-customer.server";
import { listOrders } from "~/services/orders/reading/list-orders.server";
import { listPastOrders } from "~/services/orders/reorder/list-past-orders.server";
import { reorderPast } from "~/services/orders/reorder/reorder-past.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { leadTo } from "~/services/shops/answers/answer-with.server";

const ordersPerPage = 20;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { id, email } = await requireCustomer(context, request);
  const { searchParams } = new URL(request.url);
  const page = parsePage(searchParams.get("page"));
  const filter = parseOrderFilter(searchParams.get("show"));
  const asked = { page, limit: ordersPerPage, statuses: statusesOf(filter) };
  const { orders, total } = await listOrders(context, id, asked);
  const pages = paging({ page, limit: ordersPerPage, total });
  // Earlier orders follow the last of ours.
  const isLast = filter === "all" && page * ordersPerPage >= total;
  return { orders, filter, pages, earlier: isLast ? await listPastOrders(context, { id, email }) : [] };
}

/** Adds what is still sold of an earlier order to the cart, and says there what could not be added. */
export async function action({ context, request }: ActionFunctionArgs) {
  const customer = await requireCustomer(context, request);
  return answerForm(request, { schema: reorderPastSchema }, async ({ past_order }) => {
    const again = await reorderPast(context, past_order, await context.visitor(), customer);
    if (!again) return redirect(accountOrdersPath(), 303);
    const { addedCount, messages, number, setCookie } = again;
    const said =
      addedCount > 0 ? [phrase("Order {number} is in your cart.", { number }), ...messages] : messages;
    const tone = messages.length > 0 ? "warning" : "success";
    const notice = { lines: said, page: cartPath(), tone } as const;
    return leadTo(context, cartPath(), { cookies: [setCookie], notice });
  });
}

export default function OrdersPage() {
  const { orders, filter, pages, earlier } = useLoaderData<typeof loader>();
  return (
    <AccountPage title={phrase("My Orders")}>
      {orders.length > 0 || filter !== "all" ? <OrderFilterLinks chosen={filter} /> : null}
      {orders.length === 0 && filter !== "all" ? (
        <p className="rounded-base bg-sunken p-8 text-center text-muted">
          {phrase("You have no orders in this state.")}
        </p>
      ) : orders.length > 0 || earlier.length === 0 ? (
        <OrderList orders={orders} />
      ) : null}
      <PastOrders orders={earlier} follows={orders.length > 0} />
      <PageSteps pages={pages} to={(page) => accountOrdersPath({ show: filter, page })} noun="orders" />
    </AccountPage>
  );
}

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("My Orders"));
