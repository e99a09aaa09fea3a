import type { LoaderFunctionArgs } from "@remix-run/node";
import { stayAtPage } from "~/services/office/builder/open-page.server";
import { requireOffice } from "~/services/office/require-office.server";

/** Says that a page is still open in the builder, and asks who else is there (rule builder-22). */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  context.doNotCache();
  const ctx = await requireOffice(context, request, { verb: "change", kind: "content" });
  const made = new URL(request.url).searchParams.get("made") ?? "";
  return Response.json(await stayAtPage(ctx, params["*"] ?? "", made));
}
