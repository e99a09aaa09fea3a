import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PapersPage } from "~/components/office/orders/papers-page";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { officePapersFilePath } from "~/paths/office";
import { chosenOrders } from "~/services/office/chosen/chosen-orders.server";
import { loadPapers } from "~/services/office/orders/load-papers.server";
import { requireOffice } from "~/services/office/require-office.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ctx = await requireOffice(context, request, { verb: "view", kind: "order" });
  const { search, searchParams } = new URL(request.url);
  const { ids, isMore } = await chosenOrders(ctx, searchParams);
  const { papers, without } = await loadPapers(ctx, "invoices", ids);
  const title = papers.length === 1 ? "1 invoice" : `${papers.length} invoices`;
  return { papers, without, title, filePath: officePapersFilePath("invoices", "", search), isMore };
}

export default function InvoicesPage() {
  return <PapersPage {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => privatePageMeta("Invoices");
