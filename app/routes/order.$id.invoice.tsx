import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { InvoicePage } from "~/components/orders/invoice-page";
import { BehindAgeGate } from "~/components/storefront/age-gate";
import { invoiceWords } from "~/models/orders/invoice";
import { findAgeWords } from "~/services/content/find-age-words.server";
import { openOrder } from "~/services/orders/open-order.server";
import { readInvoiceSeller } from "~/services/orders/read-invoice-seller.server";

/** The invoice of an order, without the shop's header and footer so that it prints as it is. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const order = await openOrder(context, request, params.id ?? "");
  const { invoice } = order;
  if (!invoice)
    throw new Response("This order has no invoice yet.", { status: 404, statusText: "Not Found" });
  const soldBy = await readInvoiceSeller(context, order.id);
  const ageWords = await findAgeWords(context);
  return { order, invoice, soldBy, ageWords, ...invoiceWords(context.shop) };
}

export default function InvoiceRoute() {
  const { ageWords, ...invoice } = useLoaderData<typeof loader>();
  return (
    <BehindAgeGate words={ageWords}>
      <InvoicePage {...invoice} />
    </BehindAgeGate>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `Invoice ${data.invoice.number}` : "Invoice" },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "same-origin" },
];
