import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PapersPage } from "~/components/office/orders/papers-page";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { officePapersFilePath } from "~/paths/office";
import { loadPapers } from "~/services/office/orders/load-papers.server";
import { requireOffice } from "~/services/office/require-office.server";
import { findOrderByNumber } from "~/services/orders/reading/find-order-by-number.server";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const ctx = await requireOffice(context, request, { verb: "view", kind: "order" });
  const number = params.number ?? "";
  const { papers } = await loadPapers(ctx, "packing-slips", [await findOrderByNumber(ctx, number)]);
  return { papers, title: `Packing slip ${number}`, filePath: officePapersFilePath("packing-slips", number) };
}

export default function PackingSlipPage() {
  return <PapersPage {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => privatePageMeta("Packing slip");
