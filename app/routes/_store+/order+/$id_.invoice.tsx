import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { InvoicePage } from "~/components/orders/invoice-page";
import type { PageShell } from "~/models/content/templates/template-view";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { orderInvoiceFilePath, orderXRechnungPath } from "~/paths";
import { openInvoice } from "~/services/orders/papers/open-invoice-file.server";
import { orderKeyOf } from "~/services/orders/reading/open-order.server";

const shell: PageShell = { layout: "no-layout", header: null, footer: null };

/** An invoice or a credit note, without the shop's header and footer so that it prints as it is. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const { paper, number, hasXRechnung } = await openInvoice(context, request, id);
  const [key, note] = [orderKeyOf(request), number ?? undefined];
  const xmlPath = hasXRechnung ? orderXRechnungPath(id, key, note) : null;
  return { paper, shell, filePath: orderInvoiceFilePath(id, key, note), xmlPath };
}

export default function InvoiceRoute() {
  const { paper, filePath, xmlPath } = useLoaderData<typeof loader>();
  return <InvoicePage paper={paper} filePath={filePath} xmlPath={xmlPath} />;
}

export const meta: MetaFunction<typeof loader> = (call) => [
  ...visitorPageMeta(call, call.data ? call.data.paper.title : phrase("Invoice")),
  { name: "referrer", content: "same-origin" },
];
