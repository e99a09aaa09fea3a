import type { ActionFunctionArgs } from "@remix-run/node";
import { readJsonCall } from "~/services/platform/http/reading/read-json.server";
import { searchSellers, sellerSearchSchema } from "~/services/storefront/search-sellers.server";

/** The sellers of a marketplace by name and distance (rule sellers-2). */
export async function action({ context, request }: ActionFunctionArgs) {
  const call = sellerSearchSchema.safeParse(await readJsonCall(request));
  if (!call.success)
    return Response.json(
      { success: false, message: "Send a name of at most 100 characters." },
      { status: 400 },
    );
  return Response.json(await searchSellers(context, call.data));
}
