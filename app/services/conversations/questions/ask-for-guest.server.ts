// @public

import { messageFormSchema } from "~/models/conversations/messages/message-form";
import { AppError } from "~/models/platform/error/app-error";
import type { ConversationContext } from "../messages/conversation-context.server";
import { askAsGuest } from "./ask-as-guest.server";
import { guestQuestionRules } from "./load-guest-question.server";

/** A question as a program sends it for a person, checked like the form of a guest's question. */
type SentQuestion = { content: string; email: string; name?: string | undefined; code: string };

/**
 * Asks about a product for a guest who writes by a program (rule conversations-11).
 * @throws AppError `invalid` naming the field, and what {@link askAsGuest} throws
 */
export async function askForGuest(
  ctx: ConversationContext,
  productId: number,
  sent: SentQuestion,
): Promise<void> {
  const read = messageFormSchema(guestQuestionRules(ctx)).safeParse(sent);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new AppError("invalid", issue?.message ?? "", issue?.path.join("."));
  }
  const { content, code, email = "", name = "" } = read.data;
  await askAsGuest(ctx, productId, { content, code, email, name, files: [] });
}
