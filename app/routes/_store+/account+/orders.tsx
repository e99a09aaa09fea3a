import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/components/account/account-page";
import { OrderFilterLinks } from "~/components/order/order-filter-links";
import { OrderList } from "~/components/order/order-list";
import { ButtonLink } from "~/components/ui/button";
import { parseOrderFilter, statusesOf } from "~/models/order/order-filter";
import { paging, parsePage } from "~/models/paging/paging";
import { privatePageMeta } from "~/models/seo/private-page-meta";
import { accountOrdersPath } from "~/paths";
import { requireCustomer } from "~/services/auth/require-customer.server";
import { listOrders } from "~/services/orders/list-orders.server";

const ordersPerPage = 20;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { id } = await requireCustomer(context, request);
  const { searchParams } = new URL(request.url);
  const page = parsePage(searchParams.get("page"));
  const filter = parseOrderFilter(searchParams.get("show"));
  const asked = { page, limit: ordersPerPage, statuses: statusesOf(filter) };
  const { orders, total } = await listOrders(context, id, asked);
  return { orders, filter, pages: paging({ page, limit: ordersPerPage, total }) };
}

export default function OrdersPage() {
  const { orders, filter, pages } = useLoaderData<typeof loader>();
  const pageLink = (page: number, text: string) => (
    <ButtonLink to={accountOrdersPath({ show: filter, page })} variant="secondary" size="sm">
      {text}
    </ButtonLink>
  );
  return (
    <AccountPage title="My Orders">
      {orders.length > 0 || filter !== "all" ? <OrderFilterLinks chosen={filter} /> : null}
      {orders.length === 0 && filter !== "all" ? (
        <p className="rounded-base bg-sunken p-8 text-center text-muted">You have no orders in this state.</p>
      ) : (
        <OrderList orders={orders} />
      )}
      {pages.totalPages > 1 ? (
        <nav aria-label="Pages" className="flex items-center justify-between gap-4">
          {pages.page > 1 ? pageLink(pages.page - 1, "Newer orders") : <span />}
          {pages.page < pages.totalPages ? pageLink(pages.page + 1, "Older orders") : <span />}
        </nav>
      ) : null}
    </AccountPage>
  );
}

export const meta: MetaFunction = () => privatePageMeta("My Orders");
