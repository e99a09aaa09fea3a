// @public

import { signInSchema } from "~/models/accounts/sign-in/sign-in-form";
import { headersOfError, isAppError } from "~/models/platform/error/app-error";
import { sessionTokenOf } from "../accounts/sessions/session-cookie.server";
import { signIn } from "../accounts/sign-in/sign-in.server";
import { readJsonCall } from "../platform/http/reading/read-json.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { enterAccount } from "./sign-in/enter-account.server";

/**
 * Signs in a client of the API, which keeps the token itself: no cookie is set (rule api-15). The cart of the
 * session it sent along is merged into the customer's.
 */
export async function answerLoginCall(context: RequestContext, request: Request): Promise<Response> {
  const call = signInSchema.safeParse(await readJsonCall(request));
  if (!call.success) {
    const [issue] = call.error.issues;
    return Response.json({ success: false, message: issue?.message ?? "", token: null }, { status: 422 });
  }
  try {
    const customerId = await signIn(context, call.data, request.headers.get("Cookie"));
    const userAgent = request.headers.get("User-Agent");
    const entered = await enterAccount(context, await context.visitor(), customerId, userAgent);
    return Response.json({ success: true, message: "", token: sessionTokenOf(entered) });
  } catch (error) {
    if (!isAppError(error)) throw error;
    const body = { success: false, message: error.message, token: null };
    return Response.json(body, { status: error.status, headers: headersOfError(error) });
  }
}
