import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PackingSlips } from "~/components/office/orders/packing-slips";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { chosenOrders } from "~/services/office/chosen/chosen-orders.server";
import { loadPackingSlips } from "~/services/office/load-packing-slips.server";
import { requireOffice } from "~/services/office/require-office.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ctx = await requireOffice(context, request, { verb: "view", kind: "order" });
  const { ids, isMore } = await chosenOrders(ctx, new URL(request.url).searchParams);
  return { ...(await loadPackingSlips(ctx, ids)), isMore };
}

export default function PackingSlipsPage() {
  return <PackingSlips {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => privatePageMeta("Packing slips");
