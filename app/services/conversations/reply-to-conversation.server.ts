import { randomUUID } from "node:crypto";
import { messageText } from "~/models/conversation/message-form";
import { AppError } from "~/models/error/app-error";
import { replyAuthor } from "~/models/review/display-name";
import { inTransaction } from "../db/in-transaction.server";
import type { ShopContext } from "../shop-context.server";
import { findConversation } from "./find-conversation.server";
import { writeMessage } from "./write-message.server";

/** An answer of the store. Without a first name it is from 'Admin' (rule conversations-3). */
export type StoreReply = { content: string; firstName: string; lastName: string };

/**
 * Answers a conversation for the store or the seller it is with; the other messages are read by that.
 * @returns the id of the message
 * @throws AppError `not_found`, `forbidden`, `invalid` beside `content`
 */
export async function replyToConversation(ctx: ShopContext, id: number, reply: StoreReply): Promise<number> {
  await findConversation(ctx, id, "change");
  const checked = messageText(ctx.shop.settings.modules.messages.character_limit).safeParse(reply.content);
  if (!checked.success)
    throw new AppError("invalid", checked.error.issues[0]?.message ?? "Invalid", "content");
  return inTransaction(ctx, (inner) =>
    writeMessage(inner, id, {
      ...{ side: "Store", authorName: replyAuthor(reply), content: checked.data, code: randomUUID() },
    }),
  );
}
