import type { LoaderFunctionArgs } from "@remix-run/node";
import { noSuggestions, suggestionsAnswer } from "~/models/api/suggestion-fields";
import { suggestProducts } from "~/services/catalogue/search/suggest-products.server";
import { refusalOf } from "~/services/platform/db/refusal-of.server";

/** The search bar's suggestions for `?q=` (rule search-2). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get("q");
  try {
    return Response.json(suggestionsAnswer(await suggestProducts(context, await context.visitor(), typed)));
  } catch (error) {
    if (error instanceof Response || refusalOf(error)) throw error;
    context.log.error("suggestions failed", { requestId: context.requestId, error });
    return Response.json(noSuggestions, { status: 500 });
  }
}
