import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { sendOfficeForm } from "~/components/office/form/send-office-form";
import { ProductGridPage } from "~/components/office/products/grid/product-grid-page";
import { productGrid } from "~/models/office/products/product-grid";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { loadProductGrid } from "~/services/office/products/grid/load-product-grid.server";
import { saveProductGrid } from "~/services/office/products/grid/save-product-grid.server";
import { requireOffice } from "~/services/office/require-office.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";

const need = { verb: "change", kind: "content" } as const;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ctx = await requireOffice(context, request, need);
  return loadProductGrid(ctx, new URL(request.url).searchParams);
}

export async function action({ context, request }: ActionFunctionArgs) {
  const ctx = await requireOffice(context, request, need);
  return saveProductGrid(ctx, request);
}

/** Shows an error in the form if the post did not arrive, and asks for the sign-in where a session ended. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendOfficeForm(serverAction);

export default function OfficeProductGridPage() {
  return <ProductGridPage {...useLoaderData<typeof loader>()} />;
}

export const headers = retryHeaders;

export const meta: MetaFunction = () => privatePageMeta(productGrid([]).title);
