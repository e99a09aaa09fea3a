import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { sendOfficeForm } from "~/components/office/form/send-office-form";
import { OfficePicturePage } from "~/components/office/products/picture-page";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { loadProductPictures, savePicturePage } from "~/services/office/products/picture-page.server";
import { requireOffice } from "~/services/office/require-office.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";

// A seller’s own product is theirs to show (rule sellers-20); its services ask whose it is.
const need = { verb: "change", kind: "price" } as const;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const ctx = await requireOffice(context, request, need);
  return loadProductPictures(ctx, params.sku ?? "", new URL(request.url).searchParams);
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const ctx = await requireOffice(context, request, need);
  return savePicturePage(ctx, request, params.sku ?? "");
}

/** Shows an error in the form if the post did not arrive, and asks for the sign-in where a session ended. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendOfficeForm(serverAction);

export default function PicturesPage() {
  return <OfficePicturePage {...useLoaderData<typeof loader>()} />;
}

export const headers = retryHeaders;

export const meta: MetaFunction = () => privatePageMeta("Pictures");
