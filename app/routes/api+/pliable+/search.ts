import type { ActionFunctionArgs } from "@remix-run/node";
import { answerSearch, searchCallSchema } from "~/services/catalogue/answer-search.server";
import { readJsonCall } from "~/services/http/read-json-call.server";

/** Products that match a keyword (part 1, §7 `POST /api/pliable/search`). */
export async function action({ context, request }: ActionFunctionArgs) {
  const call = searchCallSchema.safeParse(await readJsonCall(request));
  if (!call.success) return Response.json({ success: false, message: "Send a keyword." }, { status: 400 });
  return Response.json(await answerSearch(context, await context.visitor(), call.data));
}
