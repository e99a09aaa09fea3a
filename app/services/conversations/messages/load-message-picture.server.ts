// @public

import { conversationPath, guestConversationPath, keyedFile, messageFilePath } from "~/paths/conversations";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { type ConversationKey, holdConversation } from "../inbox/hold-conversation.server";
import { findAttachment, type NamedFile, noFile } from "./find-attachment.server";

/** A picture of a message on a page of its own; `back` is the conversation's page. */
export type MessagePicture = { name: string; url: string; back: string };

/**
 * A picture of a message for those who may have the file (rule conversations-15): its customer, or a guest by
 * the key of the conversation's mail.
 * @throws AppError `not_found`, for files that are no pictures too
 */
export async function loadMessagePicture(
  ctx: ShopContext & { secret: string },
  asked: NamedFile,
  held: ConversationKey,
): Promise<MessagePicture> {
  const own = holdConversation(ctx, held);
  const { file, conversationId } = await findAttachment(own, asked);
  if (!file.mime.startsWith("image/")) throw noFile();
  const url = messageFilePath(asked.messageId, file.fileName);
  const isGuest = own !== ctx && held.id === conversationId;
  return {
    name: file.fileName,
    url: isGuest ? keyedFile(url, held) : url,
    back: isGuest ? guestConversationPath(conversationId, held.key) : conversationPath(conversationId),
  };
}
