import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Invoices } from "~/components/office/orders/invoices";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { chosenOrders } from "~/services/office/chosen/chosen-orders.server";
import { loadInvoices } from "~/services/office/orders/load-invoices.server";
import { requireOffice } from "~/services/office/require-office.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ctx = await requireOffice(context, request, { verb: "view", kind: "order" });
  const { ids, isMore } = await chosenOrders(ctx, new URL(request.url).searchParams);
  return { ...(await loadInvoices(ctx, ids)), isMore };
}

export default function InvoicesPage() {
  return <Invoices {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => privatePageMeta("Invoices");
