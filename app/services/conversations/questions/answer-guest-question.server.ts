// @public

import { redirect } from "@remix-run/node";
import { askQuestionPath } from "~/paths/messages";
import type { RequestContext } from "../../shops/context/request-context.server";
import { answerMessageForm } from "../messages/answer-message-form.server";
import { askAsGuest } from "./ask-as-guest.server";
import { guestQuestionRules } from "./load-guest-question.server";

/** Answers the form of a guest's question: the messages beside its fields, or that it was sent. */
export async function answerGuestQuestion(context: RequestContext, request: Request, productId: number) {
  return answerMessageForm(context, request, guestQuestionRules(context), async ({ form, files }) => {
    const { content, code, email = "", name = "" } = form;
    await askAsGuest(context, productId, { content, code, email, name, files });
    return redirect(askQuestionPath(productId, { sent: "1" }), 303);
  });
}
