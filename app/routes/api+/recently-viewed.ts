import type { LoaderFunctionArgs } from "@remix-run/node";
import { listViewedProducts } from "~/services/catalogue/listing/list-viewed-products.server";

/** The cards of the products a browser viewed, `?skus=` as a JSON list (rule recently-viewed-2). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get("skus");
  const products = await listViewedProducts(context, await context.visitor(), asked);
  return Response.json({ products });
}
