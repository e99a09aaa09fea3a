import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { sendOfficeForm } from "~/components/office/form/send-office-form";
import { OfficeOrderPage } from "~/components/office/orders/order-page";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { actOnOrder } from "~/services/office/act-on-order.server";
import { loadOfficeOrder } from "~/services/office/load-office-order.server";
import { requireOffice } from "~/services/office/require-office.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";

const need = { verb: "view", kind: "order" } as const;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const ctx = await requireOffice(context, request, need);
  return { order: await loadOfficeOrder(ctx, params.number ?? "") };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const ctx = await requireOffice(context, request, need);
  return actOnOrder(ctx, request, params.number ?? "");
}

/** Shows an error in the form if the post did not arrive, and asks for the sign-in where a session ended. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendOfficeForm(serverAction);

export default function OrderPage() {
  return <OfficeOrderPage {...useLoaderData<typeof loader>()} />;
}

export const headers = retryHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privatePageMeta(data ? `Order ${data.order.number}` : "Order");
