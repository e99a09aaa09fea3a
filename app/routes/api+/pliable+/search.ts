import type { ActionFunctionArgs } from "@remix-run/node";
import { readSearchCall } from "~/models/api/search-call";
import { isAppError } from "~/models/platform/error/app-error";
import { answerSearchCall } from "~/services/api/answer-search.server";
import { readJsonCall } from "~/services/platform/http/reading/read-json.server";

/** Products that match a keyword (rule api-5). */
export async function action({ context, request }: ActionFunctionArgs) {
  const call = readSearchCall(await readJsonCall(request));
  if ("refusal" in call) return refusal(call.refusal, 400);
  try {
    return Response.json((await answerSearchCall(context, await context.visitor(), call)).answer);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return refusal(error.message, error.status);
  }
}

const refusal = (message: string, status: number) => Response.json({ success: false, message }, { status });
