import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ListPage } from "~/components/office/list/list-page";
import { readListAddress } from "~/models/office/list/list-address";
import { orderList } from "~/models/office/orders/order-list";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { officeMarkPaidPath, officePackingSlipsPath } from "~/paths/office";
import { listOfficeOrders } from "~/services/office/list-office-orders.server";
import { requireOffice } from "~/services/office/require-office.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ctx = await requireOffice(context, request, { verb: "view", kind: "order" });
  return listOfficeOrders(ctx, readListAddress(orderList, new URL(request.url).searchParams));
}

export default function OfficeOrdersPage() {
  return (
    <ListPage
      list={orderList}
      {...useLoaderData<typeof loader>()}
      empty={<p>Orders appear here as soon as someone buys.</p>}
      selection={[
        { to: officePackingSlipsPath(), label: "Print packing slips" },
        { to: officeMarkPaidPath(), label: "Mark as paid…" },
      ]}
    />
  );
}

export const meta: MetaFunction = () => privatePageMeta("Orders");
