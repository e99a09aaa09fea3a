// @public

import { json, redirect } from "@remix-run/node";
import type { MessageTarget } from "~/models/conversations/message-target";
import type { VisitorCustomer } from "~/models/shops/visitors/visitor";
import { conversationPath, guestConversationPath } from "~/paths/conversations";
import type { RequestContext } from "../../shops/context/request-context.server";
import { findGuestRules, sendGuestMessage } from "../inbox/guest-conversation.server";
import type { ConversationKey } from "../inbox/hold-conversation.server";
import { answerMessageForm } from "./answer-message-form.server";
import { messageRules } from "./load-message-page.server";
import { openTarget } from "./open-target.server";
import { sendMessage } from "./send-message.server";

/**
 * Answers the form of a message: what was typed with the messages, or the conversation's page. With `stay` it
 * answers the conversation's id.
 */
export async function answerMessagePost(
  context: RequestContext,
  request: Request,
  customer: VisitorCustomer,
  target: MessageTarget,
) {
  const rules = messageRules(context, customer, await openTarget(context, customer.id, target));
  return answerMessageForm(context, request, rules, async ({ form, files, posted }) => {
    const to = target.about === "subject" ? { ...target, subject: form.subject ?? "" } : target;
    const { conversationId } = await sendMessage(context, { customer, to, form, files });
    // The panel over a product's page stays where it is.
    if (posted.has("stay")) return json({ conversationId });
    return redirect(conversationPath(conversationId), 303);
  });
}

/**
 * Answers the form of a guest's message in the conversation that the link of its mail opens (rule
 * conversations-14).
 */
export async function answerGuestPost(context: RequestContext, request: Request, held: ConversationKey) {
  const rules = await findGuestRules(context, held);
  return answerMessageForm(context, request, rules, async ({ form, files }) => {
    await sendGuestMessage(context, held, { ...form, files });
    return redirect(guestConversationPath(held.id, held.key), 303);
  });
}
