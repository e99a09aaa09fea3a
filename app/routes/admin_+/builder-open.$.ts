import type { LoaderFunctionArgs } from "@remix-run/node";
import { stayAtPage } from "~/services/office/builder/open-page.server";
import { requireBuilder } from "~/services/office/builder/require-builder.server";

/** Says that a page is still open in the builder, and asks who else is there (rule builder-22). */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  context.doNotCache();
  const ctx = await requireBuilder(context, request, params["*"] ?? "");
  const made = new URL(request.url).searchParams.get("made") ?? "";
  return Response.json(await stayAtPage(ctx, params["*"] ?? "", made));
}
