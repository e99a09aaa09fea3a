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
  const { papers, without } = await loadPapers(ctx, "packing-slips", ids);
  const title = papers.length === 1 ? "1 packing slip" : `${papers.length} packing slips`;
  return { papers, without, title, filePath: officePapersFilePath("packing-slips", "", search), isMore };
}

export default function PackingSlipsPage() {
  return <PapersPage {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => privatePageMeta("Packing slips");
