import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { sharedProductPath } from "~/paths/places";
import { findSharedProduct } from "~/services/catalogue/product/find-shared-product.server";

/** A shared product by `?jpin=` and `seller=`: leads to its address (rule sellers-9). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const found = await findSharedProduct(context, searchParams.get("jpin") ?? "");
  if (!found) throw new Response("This page could not be found", { status: 404, statusText: "Not Found" });
  const seller = searchParams.get("seller");
  throw redirect(sharedProductPath({ ...found, seller }, found.variationSku ?? undefined), 301);
}

/** Never shown: this address leads on, or is not there. */
export default function LeadingPage() {
  return null;
}
