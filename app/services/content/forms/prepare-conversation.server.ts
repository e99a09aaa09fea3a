import type { FormDefinition } from "~/models/content/form/form-definition";
import { contactMessage } from "~/models/conversations/contact-message";
import { maxAttachments } from "~/models/conversations/conversation-limits";
import { isAppError } from "~/models/platform/error/app-error";
import type { Submission } from "~/models/shops/forms/submission-schema";
import { submittedValues } from "~/models/shops/forms/submitted-value";
import type { VisitorCustomer } from "~/models/shops/visitors/visitor";
import type { SentContact } from "../../conversations/messages/keep-contact-message.server";
import {
  type PreparedFile,
  prepareAttachments,
} from "../../conversations/messages/prepare-attachments.server";
import { IncomingFile } from "../../platform/forms/incoming-files.server";
import type { FormContext } from "./form-context.server";
import type { CheckedFile } from "./store-form-files.server";

/** A submission that may begin a conversation, and the customer who sends it, if signed in. */
type Sent = { definition: FormDefinition; submission: Submission; customer?: VisitorCustomer | null };

/**
 * The conversation a submission begins; null if its form or its shop has none (rule conversations-10). Up to
 * three files that a message may have are attached; the names of others are in its text, and they lie with
 * the submission.
 */
export async function prepareConversation(
  ctx: FormContext,
  { definition, submission, customer = null }: Sent,
  files: readonly CheckedFile[],
): Promise<SentContact | null> {
  const { fields, props } = definition;
  if (!props.startsConversation || !ctx.shop.settings.modules.messages.is_active) return null;
  const kept = new Map<CheckedFile, PreparedFile>();
  for (const file of files) {
    const prepared = kept.size < maxAttachments ? await attachable(ctx, file) : null;
    if (prepared) kept.set(file, prepared);
  }
  const left = new Set(files.filter((file) => !kept.has(file)).map(({ wuid }) => wuid));
  const attached = new Set([...kept.keys()].map(({ wuid }) => wuid).filter((wuid) => !left.has(wuid)));
  const values = submittedValues(fields, submission);
  return {
    message: contactMessage({ fields, values, accountEmail: customer?.email, attached }),
    customer,
    files: [...kept.values()],
    isMailed: props.notifyByEmail,
  };
}

/** A file of a form as one of a message, or null if messages do not take it. The form has counted it. */
async function attachable(
  ctx: FormContext,
  { path, fileName, mime, sizeBytes }: CheckedFile,
): Promise<PreparedFile | null> {
  try {
    const file = new IncomingFile(path, fileName, mime, sizeBytes);
    const [prepared] = await prepareAttachments({ ...ctx, clientAddress: undefined }, [file]);
    return prepared ?? null;
  } catch (error) {
    if (isAppError(error)) return null;
    throw error;
  }
}
