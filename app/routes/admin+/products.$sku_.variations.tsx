import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { sendOfficeForm } from "~/components/office/form/send-office-form";
import { OfficeVariationsPage } from "~/components/office/products/variations-page";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { loadVariationsPage, saveVariationsPage } from "~/services/office/products/variations-page.server";
import { requireOffice } from "~/services/office/require-office.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";

const need = { verb: "change", kind: "content" } as const;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const ctx = await requireOffice(context, request, need);
  return loadVariationsPage(ctx, params.sku ?? "", new URL(request.url).searchParams);
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const ctx = await requireOffice(context, request, need);
  return saveVariationsPage(ctx, request, params.sku ?? "");
}

/** Shows an error in the form if the post did not arrive, and asks for the sign-in where a session ended. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendOfficeForm(serverAction);

export default function VariationsPage() {
  return <OfficeVariationsPage {...useLoaderData<typeof loader>()} />;
}

export const headers = retryHeaders;

export const meta: MetaFunction = () => privatePageMeta("Variations from options");
