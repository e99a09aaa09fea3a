import { and, eq, isNull } from "drizzle-orm";
import { guestName } from "~/models/conversations/message-name";
import type { MessageForm } from "~/models/conversations/messages/message-form";
import { conversations } from "~/tables/conversations/conversations";
import type { IncomingFile } from "../../platform/forms/incoming-files.server";
import { beginConversation } from "../messages/begin-conversation.server";
import type { ConversationContext } from "../messages/conversation-context.server";
import { findAskedProduct } from "../messages/find-asked-product.server";
import { countMessage } from "../messages/send-message.server";
import { writeOnce } from "../messages/write-once.server";

/** A guest's question, and what they are answered at. */
export type GuestQuestion = Pick<MessageForm, "content" | "code"> & {
  email: string;
  /** Empty for none. */
  name: string;
  files: readonly IncomingFile[];
};

/**
 * Begins the conversation of a guest who asks about a product; answers reach them by mail (rule
 * conversations-11). A repeated post of one form is the same question.
 * @throws AppError `not_found`, `invalid` beside `files`, `too_many`
 */
export async function askAsGuest(
  ctx: ConversationContext,
  productId: number,
  { email, name, content, code, files }: GuestQuestion,
): Promise<void> {
  const asked = await findAskedProduct(ctx, productId);
  await countMessage(ctx, email);
  const authorName = guestName(name);
  const isTheirs = and(isNull(conversations.customerId), eq(conversations.guestEmail, email));
  const sender = { named: `guest ${email}`, owns: isTheirs ?? eq(conversations.guestEmail, email) };
  await writeOnce(ctx, { sender, authorName, content, code, files }, (inner) =>
    beginConversation(inner, { id: null, name: authorName, guestEmail: email }, asked),
  );
}
