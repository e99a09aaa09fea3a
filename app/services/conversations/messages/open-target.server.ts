import type { ConversationView } from "~/models/conversations/conversation-view";
import type { MessageTarget } from "~/models/conversations/message-target";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { conversationView } from "../inbox/conversation-view.server";
import { findTarget } from "./find-target.server";
import { readSubjects } from "./read-subjects.server";

/**
 * The conversation of a customer that a message goes to, or a new one that is not stored before its first
 * message.
 * @param before shows the messages before this one
 * @throws AppError `not_found`
 */
export async function openTarget(
  ctx: ShopContext,
  customerId: number,
  target: MessageTarget,
  before?: number,
): Promise<ConversationView> {
  const { row, subject } = await findTarget(ctx, customerId, target);
  if (row) return conversationView(ctx, row, before);
  const [view = { type: "Customer", text: subject.subject }] = await readSubjects(ctx, [subject]);
  return {
    id: null,
    subject: view,
    isUnread: false,
    isResolved: false,
    takesFiles: true,
    messages: [],
    earlierBefore: null,
  };
}
