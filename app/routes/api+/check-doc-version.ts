import type { ActionFunctionArgs } from "@remix-run/node";
import { checkDocVersion, docVersionSchema } from "~/services/content/templates/check-doc-version.server";
import { readJsonCall } from "~/services/platform/http/reading/read-json.server";

/** Whether a client's copy of a document is still current (rule templates-10). */
export async function action({ context, request }: ActionFunctionArgs) {
  const call = docVersionSchema.safeParse(await readJsonCall(request));
  if (!call.success)
    return Response.json(
      { success: false, message: "Send docVersion with _id, updatedAt and docType." },
      { status: 400 },
    );
  return Response.json(await checkDocVersion(context, call.data.docVersion));
}
