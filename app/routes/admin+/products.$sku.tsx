import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { sendOfficeForm } from "~/components/office/form/send-office-form";
import { OfficeProductPage } from "~/components/office/products/product-page";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { loadOfficeProductPage, saveProductPage } from "~/services/office/products/product-page.server";
import { requireOffice } from "~/services/office/require-office.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";

const need = { verb: "view", kind: "price" } as const;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const ctx = await requireOffice(context, request, need);
  return loadOfficeProductPage(ctx, params.sku ?? "");
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const ctx = await requireOffice(context, request, need);
  return saveProductPage(ctx, request, params.sku ?? "");
}

/** Shows an error in the form if the post did not arrive, and asks for the sign-in where a session ended. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendOfficeForm(serverAction);

export default function ProductPage() {
  return <OfficeProductPage {...useLoaderData<typeof loader>()} />;
}

export const headers = retryHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => privatePageMeta(data?.name ?? "Product");
