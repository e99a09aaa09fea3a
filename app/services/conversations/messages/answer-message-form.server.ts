import {
  keptMessageFields,
  type MessageForm,
  type MessageRules,
  messageFormId,
  messageFormSchema,
} from "~/models/conversations/messages/message-form";
import { isAppError } from "~/models/platform/error/app-error";
import { answerForm, refuseForm } from "../../platform/forms/answer-form.server";
import type { IncomingFile } from "../../platform/forms/incoming-files.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { withMessagePost } from "./with-message-post.server";

/** A checked message, with everything else that was posted. */
type Sent = { form: MessageForm; files: IncomingFile[]; posted: FormData };

/** Reads and checks the form of a message; refused ones come back with what was typed and the messages. */
export async function answerMessageForm(
  context: RequestContext,
  request: Request,
  rules: MessageRules,
  send: (sent: Sent) => Promise<Response>,
) {
  const rule = { id: messageFormId, schema: messageFormSchema(rules), keeps: keptMessageFields };
  try {
    return await withMessagePost(context, request, "files", (posted, files) =>
      answerForm(posted, rule, (form) => send({ form, files, posted })),
    );
  } catch (error) {
    // What is too long or no form has nothing typed to keep.
    if (isAppError(error) && error.code !== "not_found") return refuseForm(error, messageFormId, {}, "form");
    throw error;
  }
}
