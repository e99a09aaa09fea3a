import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { OfficePicturePage } from "~/components/office/products/picture-page";
import { sendForm } from "~/components/ui/form/send-form";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { loadPicturePage, savePicturePage } from "~/services/office/products/picture-page.server";
import { requireOffice } from "~/services/office/require-office.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";

// A seller’s own product is theirs to show (rule sellers-20); its services ask whose it is.
const need = { verb: "change", kind: "price" } as const;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const ctx = await requireOffice(context, request, need);
  return loadPicturePage(ctx, params.sku ?? "");
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const ctx = await requireOffice(context, request, need);
  return savePicturePage(ctx, request, params.sku ?? "");
}

/** Shows an error in the form if the post did not reach the server. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export default function PicturesPage() {
  return <OfficePicturePage {...useLoaderData<typeof loader>()} />;
}

export const headers = retryHeaders;

export const meta: MetaFunction = () => privatePageMeta("Pictures");
