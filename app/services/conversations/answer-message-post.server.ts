import { redirect } from "@remix-run/node";
import { keptMessageFields, messageFormId, messageFormSchema } from "~/models/conversation/message-form";
import type { MessageTarget } from "~/models/conversation/message-target";
import type { VisitorCustomer } from "~/models/visitor/visitor";
import { conversationPath } from "~/paths/messages";
import { answerForm } from "../http/answer-form.server";
import type { RequestContext } from "../http/request-context.server";
import { messageRules } from "./load-message-page.server";
import { openTarget } from "./open-target.server";
import { sendMessage } from "./send-message.server";

/** Answers the form of a message: what was typed with the messages, or the conversation's page. */
export async function answerMessagePost(
  context: RequestContext,
  request: Request,
  customer: VisitorCustomer,
  target: MessageTarget,
) {
  const rules = messageRules(context, customer, await openTarget(context, customer.id, target));
  const rule = { id: messageFormId, schema: messageFormSchema(rules), keeps: keptMessageFields };
  return answerForm(request, rule, async (form) => {
    const to = target.about === "subject" ? { ...target, subject: form.subject ?? "" } : target;
    const { conversationId } = await sendMessage(context, { customer, to, form });
    return redirect(conversationPath(conversationId), 303);
  });
}
