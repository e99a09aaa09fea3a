// @public

import { randomUUID } from "node:crypto";
import { replyAuthor } from "~/models/accounts/display-name";
import { messageText } from "~/models/conversations/messages/message-form";
import { AppError } from "~/models/platform/error/app-error";
import type { IncomingFile } from "../../platform/forms/incoming-files.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { UploadContext } from "../messages/conversation-context.server";
import { discardAttachments, prepareAttachments } from "../messages/prepare-attachments.server";
import { writeAttachments } from "../messages/write-attachments.server";
import { writeMessage } from "../messages/write-message.server";
import { findConversation } from "./find-conversation.server";

/** An answer of the store. Without a first name it is from 'Admin' (rule conversations-3). */
export type StoreReply = {
  content: string;
  firstName: string;
  lastName: string;
  files?: readonly IncomingFile[];
};

/**
 * Answers a conversation for the store or the seller it is with; the other messages are read by that. Its
 * files have the same limits as a customer's (rule conversations-5).
 * @returns the id of the message
 * @throws AppError `not_found`, `forbidden`, `invalid` beside `content` or `files`
 */
export async function replyToConversation(
  ctx: UploadContext,
  id: number,
  { content, files = [], ...author }: StoreReply,
): Promise<number> {
  await findConversation(ctx, id, "change");
  const checked = messageText(ctx.shop.settings.modules.messages.character_limit).safeParse(content);
  if (!checked.success)
    throw new AppError("invalid", checked.error.issues[0]?.message ?? "Invalid", "content");
  const kept = await prepareAttachments({ ...ctx, clientAddress: undefined }, files);
  try {
    return await inTransaction(ctx, async (inner) => {
      const messageId = await writeMessage(inner, id, {
        side: "Store",
        authorName: replyAuthor(author),
        content: checked.data,
        code: randomUUID(),
      });
      await writeAttachments(inner, messageId, kept);
      return messageId;
    });
  } catch (error) {
    await discardAttachments(ctx, kept);
    throw error;
  }
}
