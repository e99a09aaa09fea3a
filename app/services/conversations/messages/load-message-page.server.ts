// @public

import type { ConversationView } from "~/models/conversations/conversation-view";
import { messageName } from "~/models/conversations/message-name";
import type { MessageTarget } from "~/models/conversations/message-target";
import type { MessageRules } from "~/models/conversations/messages/message-form";
import type { VisitorCustomer } from "~/models/shops/visitors/visitor";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { markRead } from "../inbox/mark-read.server";
import { openTarget } from "./open-target.server";

/** A conversation, and what its form asks for. `code` is new with each form. */
export type MessagePageView = { conversation: ConversationView; rules: MessageRules; code: string };

/**
 * A conversation's page for its customer, who has read it then (rule conversations-7).
 * @param before shows the messages before this one
 * @throws AppError `not_found`
 */
export async function loadMessagePage(
  ctx: ShopContext,
  customer: VisitorCustomer,
  target: MessageTarget,
  before?: number,
): Promise<MessagePageView> {
  const conversation = await openTarget(ctx, customer.id, target, before);
  const last = conversation.messages.at(-1);
  if (conversation.id !== null && last && before === undefined)
    await markRead(ctx, conversation.id, "Customer", last.id);
  return { conversation, rules: messageRules(ctx, customer, conversation), code: crypto.randomUUID() };
}

/** What the form of a customer's message asks for (rule conversations-3). */
export const messageRules = (
  { shop }: ShopContext,
  customer: VisitorCustomer,
  { id, subject, takesFiles }: Pick<ConversationView, "id" | "subject" | "takesFiles">,
): MessageRules => ({
  characterLimit: shop.settings.modules.messages.character_limit,
  asksName: id === null && messageName(customer) === null,
  asksSubject: id === null && subject.type === "Customer",
  fileTypes: takesFiles ? shop.settings.modules.messages.support_file_types : [],
});
