// @public

import { eq } from "drizzle-orm";
import type { ConversationView } from "~/models/conversations/conversation-view";
import type { MessageForm, MessageRules } from "~/models/conversations/messages/message-form";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { keyedFile } from "~/paths/conversations";
import { conversations } from "~/tables/conversations/conversations";
import type { IncomingFile } from "../../platform/forms/incoming-files.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { ConversationContext } from "../messages/conversation-context.server";
import type { MessagePageView } from "../messages/load-message-page.server";
import { countMessage } from "../messages/send-message.server";
import { writeOnce } from "../messages/write-once.server";
import { conversationView } from "./conversation-view.server";
import { type ConversationRow, findConversation } from "./find-conversation.server";
import { type ConversationKey, holdConversation } from "./hold-conversation.server";
import { markRead } from "./mark-read.server";

type Signed = { secret: string };

/**
 * The page of a guest's conversation, opened by the link of its mail; the guest has read it then (rule
 * conversations-14).
 * @param before shows the messages before this one
 * @throws AppError `not_found` for a wrong key, and where the shop has no conversations
 */
export async function loadGuestConversation(
  ctx: ShopContext & Signed,
  held: ConversationKey,
  before?: number,
): Promise<MessagePageView> {
  const own = holdConversation(ctx, held);
  const row = await findGuests(own, held.id);
  const conversation = withKey(await conversationView(own, row, before), held);
  const last = conversation.messages.at(-1);
  if (last && before === undefined) await markRead(own, row.id, "Customer", last.id);
  return { conversation, rules: guestRules(ctx, row), code: crypto.randomUUID() };
}

/**
 * What the form of a guest's message asks for.
 * @throws AppError `not_found`
 */
export async function findGuestRules(
  ctx: ShopContext & Signed,
  held: ConversationKey,
): Promise<MessageRules> {
  return guestRules(ctx, await findGuests(holdConversation(ctx, held), held.id));
}

/**
 * Writes a guest's message into the conversation that the link of its mail opens.
 * @throws AppError `not_found`, `invalid` beside `files`, `too_many`
 */
export async function sendGuestMessage(
  ctx: ConversationContext & Signed,
  held: ConversationKey,
  { content, code, files }: Pick<MessageForm, "content" | "code"> & { files: readonly IncomingFile[] },
): Promise<void> {
  const own = holdConversation(ctx, held);
  const { id, customerName, guestEmail } = await findGuests(own, held.id);
  await countMessage(ctx, guestEmail);
  const sender = { named: `guest ${id}`, owns: eq(conversations.id, id) };
  await writeOnce(own, { sender, authorName: customerName, content, code, files }, async () => id);
}

async function findGuests(own: ShopContext, id: number): Promise<ConversationRow> {
  const row = await findConversation(own, id, "reply");
  const isOpen = own.shop.settings.modules.messages.is_active && row.customerId === null;
  if (!isOpen) throw new AppError("not_found", phrase("We couldn’t find this conversation."));
  return row;
}

const guestRules = ({ shop }: ShopContext, row: ConversationRow): MessageRules => ({
  characterLimit: shop.settings.modules.messages.character_limit,
  asksName: false,
  asksSubject: false,
  fileTypes: row.enableCustomerAttachment ? shop.settings.modules.messages.support_file_types : [],
});

/** The files of a conversation are reached by its key, too. */
const withKey = (view: ConversationView, held: ConversationKey): ConversationView => ({
  ...view,
  messages: view.messages.map((message) => ({
    ...message,
    attachments: message.attachments.map((file) => ({ ...file, url: keyedFile(file.url, held) })),
  })),
});
