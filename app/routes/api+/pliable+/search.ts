import type { ActionFunctionArgs } from "@remix-run/node";
import { isAppError } from "~/models/platform/error/app-error";
import { answerSearch, searchCallSchema } from "~/services/api/answer-search.server";
import { namedPart } from "~/services/catalogue/part-of-seller.server";
import { readJsonCall } from "~/services/platform/http/read-json.server";

/** Products that match a keyword (rule api-5). */
export async function action({ context, request }: ActionFunctionArgs) {
  const call = searchCallSchema.safeParse(await readJsonCall(request));
  if (!call.success) return refusal("Send a keyword.", 400);
  try {
    const part = await namedPart(context, call.data.params);
    return Response.json(await answerSearch(part, await context.visitor(), call.data));
  } catch (error) {
    if (!isAppError(error)) throw error;
    return refusal(error.message, error.status);
  }
}

const refusal = (message: string, status: number) => Response.json({ success: false, message }, { status });
