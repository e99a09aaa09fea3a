// @public

import type { ConversationView } from "~/models/conversations/conversation-view";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readMessages } from "../messages/read-messages.server";
import { readSubjects } from "../messages/read-subjects.server";
import type { ConversationRow } from "./find-conversation.server";

/**
 * A conversation as its customer reads it, with its newest messages, or those before one. It does not check
 * rights.
 * @param before id of a message
 */
export async function conversationView(
  ctx: ShopContext,
  row: ConversationRow,
  before?: number,
): Promise<ConversationView> {
  const [subject = { type: "Customer", text: row.subject }] = await readSubjects(ctx, [row]);
  return {
    id: row.id,
    subject,
    isUnread: row.isCustomerUnread,
    isResolved: row.isResolved,
    takesFiles: row.enableCustomerAttachment,
    ...(await readMessages(ctx, row.id, before)),
  };
}
