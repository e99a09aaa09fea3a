import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OrderList } from "~/components/order/order-list";
import { ButtonLink } from "~/components/ui/button";
import { paging, parsePage } from "~/models/paging/paging";
import { privatePageMeta } from "~/models/seo/private-page-meta";
import { accountOrdersPath, withQuery } from "~/paths";
import { requireCustomer } from "~/services/auth/require-customer.server";
import { listOrders } from "~/services/orders/list-orders.server";

const ordersPerPage = 20;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { id } = await requireCustomer(context, request);
  const page = parsePage(new URL(request.url).searchParams.get("page"));
  const { orders, total } = await listOrders(context, id, { page, limit: ordersPerPage });
  return { orders, pages: paging({ page, limit: ordersPerPage, total }) };
}

export default function OrdersPage() {
  const { orders, pages } = useLoaderData<typeof loader>();
  return (
    <div className="space-y-8">
      <h1 className="text-3xl font-medium md:text-4xl">My Orders</h1>
      <OrderList orders={orders} />
      {pages.totalPages > 1 ? (
        <nav aria-label="Pages" className="flex items-center justify-between gap-4">
          {pages.page > 1 ? <PageLink page={pages.page - 1} text="Newer orders" /> : <span />}
          {pages.page < pages.totalPages ? <PageLink page={pages.page + 1} text="Older orders" /> : <span />}
        </nav>
      ) : null}
    </div>
  );
}

function PageLink({ page, text }: { page: number; text: string }) {
  return (
    <ButtonLink to={withQuery(accountOrdersPath(), { page })} variant="secondary" size="sm">
      {text}
    </ButtonLink>
  );
}

export const meta: MetaFunction = () => privatePageMeta("My Orders");
