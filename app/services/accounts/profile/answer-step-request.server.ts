// @public

import { redirect } from "@remix-run/node";
import type { AccountStep } from "~/models/accounts/sign-in/account-step";
import { headersOfError, isAppError } from "~/models/platform/error/app-error";
import type { RequestContext } from "../../shops/context/request-context.server";
import { noticeCookie } from "../sessions/notice-cookie.server";
import { requestAccountStep } from "../sign-in/request-account-step.server";

/** Answers the button that mails the link of a step: back to its page, which says that it was sent. */
export async function answerStepRequest(
  context: RequestContext,
  customerId: number,
  step: AccountStep,
  page: string,
): Promise<Response> {
  const headers = new Headers();
  const tell = (text: string, tone: "success" | "danger") =>
    headers.append("Set-Cookie", noticeCookie([text], context.origin, page, tone));
  try {
    await requestAccountStep(context, customerId, step);
    tell("We sent you an email. Open its link in this browser within an hour.", "success");
  } catch (error) {
    if (!isAppError(error)) throw error;
    for (const [name, value] of new Headers(headersOfError(error))) headers.append(name, value);
    tell(error.message, "danger");
  }
  return redirect(page, { status: 303, headers });
}
