// @public

import type { AccountStep } from "~/models/accounts/sign-in/account-step";
import { headersOfError, isAppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { leadTo } from "../../shops/answers/answer-with.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { requestAccountStep } from "../sign-in/request-account-step.server";

/** Answers the button that mails the link of a step: back to its page, which says that it was sent. */
export async function answerStepRequest(
  context: RequestContext,
  customerId: number,
  step: AccountStep,
  page: string,
): Promise<Response> {
  try {
    await requestAccountStep(context, customerId, step);
    const lines = [phrase("We sent you an email. Open its link in this browser within an hour.")];
    return leadTo(context, page, { notice: { lines, page, tone: "success" } });
  } catch (error) {
    if (!isAppError(error)) throw error;
    return leadTo(context, page, {
      headers: headersOfError(error),
      notice: { lines: [error.message], page, tone: "danger" },
    });
  }
}
