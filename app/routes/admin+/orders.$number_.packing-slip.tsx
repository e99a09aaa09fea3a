import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PackingSlips } from "~/components/office/orders/packing-slips";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { loadPackingSlips } from "~/services/office/load-packing-slips.server";
import { requireOffice } from "~/services/office/require-office.server";
import { findOrderByNumber } from "~/services/orders/reading/find-order-by-number.server";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const ctx = await requireOffice(context, request, { verb: "view", kind: "order" });
  return loadPackingSlips(ctx, [await findOrderByNumber(ctx, params.number ?? "")]);
}

export default function PackingSlipPage() {
  return <PackingSlips {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => privatePageMeta("Packing slip");
