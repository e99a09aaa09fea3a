import { and, desc, eq } from "drizzle-orm";
import { type MessageSide, otherSide } from "~/models/conversations/conversation-type";
import { subjectTitle } from "~/models/conversations/conversation-view";
import { messageMail } from "~/models/conversations/messages/message-mail";
import { mailUrl, officeUrl } from "~/models/shops/mail/mail-url";
import { conversationPath } from "~/paths/conversations";
import { adminConversationPath } from "~/paths/staff";
import { conversations, messages } from "~/tables/conversations/conversations";
import { readSubjects } from "../../../conversations/messages/read-subjects.server";
import { ofShop } from "../../../shops/context/of-shop.server";
import type { SeenMail } from "./seen-mail";

/** The latest message that the other side wrote. */
const toReader =
  (reader: MessageSide): SeenMail =>
  async (at) => {
    const isInIt = and(
      eq(messages.tenantId, conversations.tenantId),
      eq(messages.conversationId, conversations.id),
    );
    const [row] = await at.db
      .select({ conversation: conversations, message: messages })
      .from(conversations)
      .innerJoin(messages, isInIt)
      .where(and(ofShop(conversations, at), eq(messages.side, otherSide(reader))))
      .orderBy(desc(messages.id))
      .limit(1);
    if (!row) return null;
    const { conversation, message } = row;
    const [subject] = await readSubjects(at, [conversation]);
    const isForStore = reader === "Store";
    return messageMail(at.mailShop, {
      to: isForStore ? at.mailShop.email : conversation.guestEmail,
      reader,
      isGuest: conversation.customerId === null,
      conversationId: conversation.id,
      lastId: message.id,
      title: subject ? subjectTitle(subject) : conversation.subject,
      authorName: message.authorName,
      texts: [message.content],
      url: isForStore
        ? officeUrl(at, adminConversationPath(conversation.id))
        : mailUrl(at, conversationPath(conversation.id)),
    });
  };

/** What each side of a conversation is mailed. */
export const messageLetters = {
  message_answer: toReader("Customer"),
  message_store: toReader("Store"),
} as const satisfies Record<string, SeenMail>;
