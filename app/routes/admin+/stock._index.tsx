import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { ListPage } from "~/components/office/list/list-page";
import { readListAddress } from "~/models/office/list/list-address";
import { stockList } from "~/models/office/stock/stock-list";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { officeReceivePath } from "~/paths/office";
import { requireOffice } from "~/services/office/require-office.server";
import { listOfficeStock } from "~/services/office/stock-pages.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ctx = await requireOffice(context, request, { verb: "view", kind: "stock" });
  return listOfficeStock(ctx, readListAddress(stockList, new URL(request.url).searchParams));
}

export default function OfficeStockPage() {
  return (
    <ListPage
      list={stockList}
      {...useLoaderData<typeof loader>()}
      actions={
        <Link to={officeReceivePath()} className="office-button">
          Receive goods
        </Link>
      }
      empty={<p>What is sold from counted stock appears here.</p>}
    />
  );
}

export const meta: MetaFunction = () => privatePageMeta(stockList.title);
