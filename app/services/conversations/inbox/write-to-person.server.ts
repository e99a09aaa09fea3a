// @public

import { randomUUID } from "node:crypto";
import { replyAuthor } from "~/models/accounts/display-name";
import { messageText } from "~/models/conversations/messages/message-form";
import { AppError } from "~/models/platform/error/app-error";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { beginConversation, type ConversationOwner } from "../messages/begin-conversation.server";
import { writeMessage } from "../messages/write-message.server";

export type { ConversationOwner };

/** What the store writes, and under whose name; without a first name it is from 'Admin'. */
export type StoreMessage = { subject: string; content: string; firstName?: string; lastName?: string };

/**
 * Begins a conversation of the store with a customer or a guest, who gets it as a mail and answers as in any
 * other (rule conversations-17).
 * @returns the conversation's id
 * @throws AppError `invalid` beside `content`, `conflict` where the shop has no messages, `forbidden`
 */
export async function writeToPerson(
  ctx: ShopContext,
  person: ConversationOwner,
  { subject, content, firstName = "", lastName = "" }: StoreMessage,
): Promise<number> {
  const { is_active: isActive, character_limit: longest } = ctx.shop.settings.modules.messages;
  if (!isActive) throw new AppError("conflict", "Switch on messages in the settings first.");
  const checked = messageText(longest).safeParse(content);
  if (!checked.success)
    throw new AppError("invalid", checked.error.issues[0]?.message ?? "Invalid", "content");
  return inTransaction(ctx, async (inner) => {
    const id = await beginConversation(inner, person, {
      subject: { type: "Customer", orderId: null, productId: null, subject },
      sellerId: inner.shop.sellerId,
    });
    await writeMessage(inner, id, {
      side: "Store",
      authorName: replyAuthor({ firstName, lastName }),
      content: checked.data,
      code: randomUUID(),
    });
    return id;
  });
}
