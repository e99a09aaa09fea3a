// @public

import type { MessageTarget } from "~/models/conversations/message-target";
import { readConversationCall } from "~/models/conversations/messages/conversation-call";
import { conversationFields } from "~/models/conversations/messages/conversation-fields";
import { messageFormSchema } from "~/models/conversations/messages/message-form";
import { AppError, headersOfError, isAppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { readRowId } from "~/models/platform/validation/read-row-id";
import type { VisitorCustomer } from "~/models/shops/visitors/visitor";
import { readJsonCall } from "../../platform/http/reading/read-json.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { markRead } from "../inbox/mark-read.server";
import { addAttachments } from "./add-attachments.server";
import { messageRules } from "./load-message-page.server";
import { openTarget } from "./open-target.server";
import { sendMessage } from "./send-message.server";
import { withMessagePost } from "./with-message-post.server";

/** Answers `GET /api/modules/messages/conversation/product/{productId}`: the conversation, or a new one. */
export const answerProductConversation = (context: RequestContext, productId: string): Promise<Response> =>
  answered(context, async (customer) => {
    const id = readRowId(productId);
    if (id === null) throw new AppError("not_found", phrase("We couldn’t find this product."));
    return openTarget(context, customer.id, { about: "product", productId: id });
  });

/**
 * Answers `PUT /api/modules/messages/conversation`: `add_message` with a conversation and a message, a new
 * conversation with type, subject, entity and message, or `mask_read` with a conversation.
 */
export const answerConversationCall = (context: RequestContext, request: Request): Promise<Response> =>
  answered(context, async (customer) => {
    const call = readConversationCall(await readJsonCall(request));
    if (!call) throw new AppError("malformed", "Send a type, and a conversation or an entity.");
    const view = await openTarget(context, customer.id, call.target);
    if (call.kind === "read") {
      const last = view.messages.at(-1);
      if (view.id !== null && last) await markRead(context, view.id, "Customer", last.id);
      return openTarget(context, customer.id, call.target);
    }
    const rules = messageRules(context, customer, view);
    const { content, displayName: display_name, code } = call;
    const subject = call.target.about === "subject" ? call.target.subject : undefined;
    const form = messageFormSchema(rules).safeParse({ content, subject, display_name, code });
    if (!form.success) {
      const [issue] = form.error.issues;
      throw new AppError("invalid", issue?.message ?? "Invalid", String(issue?.path[0] ?? "content"));
    }
    const sent = await sendMessage(context, { customer, to: call.target, form: form.data, files: [] });
    return openTarget(context, customer.id, inConversation(sent.conversationId));
  });

/**
 * Answers `POST /api/modules/messages/message/uploadImages`: `message_id` and `upload_data`. `dir` is not
 * obeyed.
 */
export const answerUploadCall = (context: RequestContext, request: Request): Promise<Response> =>
  answered(context, (customer) =>
    withMessagePost(context, request, "upload_data", async (posted, files) => {
      const messageId = readRowId(String(posted.get("message_id") ?? ""));
      if (messageId === null) throw new AppError("not_found", phrase("We couldn’t find this message."));
      const { id } = await addAttachments(context, messageId, files);
      return openTarget(context, customer.id, inConversation(id));
    }),
  );

const inConversation = (id: number): MessageTarget => ({ about: "conversation", id });

async function answered(
  context: RequestContext,
  serve: (customer: VisitorCustomer) => ReturnType<typeof openTarget>,
): Promise<Response> {
  context.doNotCache();
  try {
    const { customer } = await context.visitor();
    if (!customer) throw new AppError("sign_in_required", phrase("Please sign in."));
    return Response.json({ success: true, conversation: conversationFields(await serve(customer)) });
  } catch (error) {
    if (!isAppError(error)) throw error;
    const { message, field, status } = error;
    return Response.json({ success: false, message, field }, { status, headers: headersOfError(error) });
  }
}
