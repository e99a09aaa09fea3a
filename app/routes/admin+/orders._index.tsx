import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { ListPage } from "~/components/office/list/list-page";
import { mayOpen } from "~/models/office/frame/navigation";
import { readListAddress } from "~/models/office/list/list-address";
import { orderList } from "~/models/office/orders/order-list";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import {
  officeInvoicesPath,
  officeMarkPaidPath,
  officeNewOrderPath,
  officePackingSlipsPath,
  officeParcelsPath,
} from "~/paths/office";
import { listOfficeOrders } from "~/services/office/list-office-orders.server";
import { officePlace, requireOffice } from "~/services/office/require-office.server";
import { listSavedViews } from "~/services/office/views/saved-views.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ctx = await requireOffice(context, request, { verb: "view", kind: "order" });
  const address = readListAddress(orderList, new URL(request.url).searchParams);
  const mayMake = mayOpen(await ctx.actor(), { verb: "create", kind: "order" }, officePlace(ctx));
  const [page, saved] = await Promise.all([listOfficeOrders(ctx, address), listSavedViews(ctx, orderList)]);
  return { page: { ...page, saved }, mayMake };
}

export default function OfficeOrdersPage() {
  const { page, mayMake } = useLoaderData<typeof loader>();
  return (
    <ListPage
      list={orderList}
      {...page}
      actions={
        <>
          <Link to={officeParcelsPath()} className="office-button">
            Parcels
          </Link>
          {mayMake ? (
            <Link to={officeNewOrderPath()} className="office-button">
              New order
            </Link>
          ) : null}
        </>
      }
      empty={<p>Orders appear here as soon as someone buys.</p>}
      selection={[
        { to: officePackingSlipsPath(), label: "Print packing slips" },
        { to: officeInvoicesPath(), label: "Print invoices" },
        { to: officeMarkPaidPath(), label: "Mark as paid…" },
        { to: officeMarkPaidPath(), label: "Mark as ready…", as: "ready" },
      ]}
    />
  );
}

export const meta: MetaFunction = () => privatePageMeta("Orders");
