import { json, redirect } from "@remix-run/node";
import { keptMessageFields, messageFormId, messageFormSchema } from "~/models/conversation/message-form";
import type { MessageTarget } from "~/models/conversation/message-target";
import { isAppError } from "~/models/error/app-error";
import type { VisitorCustomer } from "~/models/visitor/visitor";
import { conversationPath } from "~/paths/conversations";
import { answerForm, refuseForm } from "../http/answer-form.server";
import type { RequestContext } from "../http/request-context.server";
import { messageRules } from "./load-message-page.server";
import { openTarget } from "./open-target.server";
import { sendMessage } from "./send-message.server";
import { withMessagePost } from "./with-message-post.server";

/** Answers the form of a message: what was typed with the messages, or the conversation's page. With `stay` it answers the conversation's id. */
export async function answerMessagePost(
  context: RequestContext,
  request: Request,
  customer: VisitorCustomer,
  target: MessageTarget,
) {
  const rules = messageRules(context, customer, await openTarget(context, customer.id, target));
  const rule = { id: messageFormId, schema: messageFormSchema(rules), keeps: keptMessageFields };
  try {
    return await withMessagePost(context, request, "files", (posted, files) =>
      answerForm(posted, rule, async (form) => {
        const to = target.about === "subject" ? { ...target, subject: form.subject ?? "" } : target;
        const { conversationId } = await sendMessage(context, { customer, to, form, files });
        // The panel over a product's page stays where it is.
        if (posted.has("stay")) return json({ conversationId });
        return redirect(conversationPath(conversationId), 303);
      }),
    );
  } catch (error) {
    // What is too long or no form has nothing typed to keep.
    if (isAppError(error) && error.code !== "not_found") return refuseForm(error, messageFormId, {}, "form");
    throw error;
  }
}
