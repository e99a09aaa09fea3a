// @public

import { isAppError } from "~/models/platform/error/app-error";
import type { RequestContext } from "../shops/context/request-context.server";

/**
 * Answers a call of the API: `success`, with what `serve` gives, or the message of an expected refusal (rule
 * api-2).
 */
export async function answerExpressCall(
  context: RequestContext,
  serve: () => Promise<Record<string, unknown>>,
): Promise<Response> {
  context.doNotCache();
  try {
    return Response.json({ success: true, ...(await serve()) });
  } catch (error) {
    if (!isAppError(error)) throw error;
    return Response.json({ success: false, message: error.message }, { status: error.status });
  }
}
