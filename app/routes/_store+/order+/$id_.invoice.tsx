import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { InvoicePage } from "~/components/orders/invoice-page";
import type { PageShell } from "~/models/content/templates/template-view";
import { invoiceWords } from "~/models/orders/invoice/invoice";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { readInvoiceSeller } from "~/services/orders/invoices/read-invoice-seller.server";
import { openOrder } from "~/services/orders/reading/open-order.server";

const shell: PageShell = { layout: "no-layout", header: null, footer: null };

/** The invoice of an order, without the shop's header and footer so that it prints as it is. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const order = await openOrder(context, request, params.id ?? "");
  const { invoice } = order;
  if (!invoice)
    throw new Response("This order has no invoice yet.", { status: 404, statusText: "Not Found" });
  const soldBy = await readInvoiceSeller(context, order.id);
  return { order, invoice, soldBy, shell, ...invoiceWords(context.shop) };
}

export default function InvoiceRoute() {
  const { shell: _alone, ...invoice } = useLoaderData<typeof loader>();
  return <InvoicePage {...invoice} />;
}

export const meta: MetaFunction<typeof loader> = (call) => [
  ...visitorPageMeta(call, call.data ? `Invoice ${call.data.invoice.number}` : "Invoice"),
  { name: "referrer", content: "same-origin" },
];
