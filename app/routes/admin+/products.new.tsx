import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { sendOfficeForm } from "~/components/office/form/send-office-form";
import { NewProductPage } from "~/components/office/products/new-product-page";
import { newProductDeed } from "~/models/office/products/new-product";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { answerNewProduct } from "~/services/office/products/new-product.server";
import { requireOffice } from "~/services/office/require-office.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";

const need = { verb: "change", kind: "content" } as const;

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireOffice(context, request, need);
  return null;
}

export async function action({ context, request }: ActionFunctionArgs) {
  const ctx = await requireOffice(context, request, need);
  return answerNewProduct(ctx, request);
}

/** Shows an error in the form if the post did not arrive, and asks for the sign-in where a session ended. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendOfficeForm(serverAction);

export default function AddProductPage() {
  return <NewProductPage deed={newProductDeed} />;
}

export const headers = retryHeaders;

export const meta: MetaFunction = () => privatePageMeta("Add a product");
