import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { sendOfficeForm } from "~/components/office/form/send-office-form";
import { RecordPage } from "~/components/office/record/record-page";
import { stockDoneTexts } from "~/models/office/record/done-texts";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { requireOffice } from "~/services/office/require-office.server";
import { actOnStock, loadStockPage } from "~/services/office/stock-pages.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";

const need = { verb: "view", kind: "stock" } as const;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const ctx = await requireOffice(context, request, need);
  return loadStockPage(ctx, params.sku ?? "");
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const ctx = await requireOffice(context, request, need);
  return actOnStock(ctx, request, params.sku ?? "");
}

/** Shows an error in the form if the post did not arrive, and asks for the sign-in where a session ended. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendOfficeForm(serverAction);

export default function OfficeStockItemPage() {
  return <RecordPage view={useLoaderData<typeof loader>()} doneTexts={stockDoneTexts} />;
}

export const headers = retryHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => privatePageMeta(data?.title ?? "StockItem");
