// @public

import type { Mail } from "../../platform/mail/mail";
import type { Translate } from "../../platform/texts/message";
import { linkMail } from "../../shops/mail/link-mail";
import type { MailShop } from "../../shops/mail/mail-shop";
import type { MessageSide } from "../conversation-type";

/** What the mail about new messages says. `url` leads to the conversation, for the store in the office. */
export type MessageMailContent = {
  to: string;
  /** Who reads it. */
  reader: MessageSide;
  isGuest: boolean;
  conversationId: number;
  /** Id of the last message in it, by which a repeated delivery is known. */
  lastId: number;
  title: string;
  /** Who wrote them. */
  authorName: string;
  texts: string[];
  url: string;
  /** Ends such mails; absent for a guest and the store. */
  unsubscribeUrl?: string;
};

/** Tells one side of a conversation what the other wrote (rule conversations-9). */
export function messageMail(shop: MailShop, content: MessageMailContent): Mail {
  const { t } = shop;
  const { reader, conversationId, lastId, title, authorName, texts } = content;
  const isForStore = reader === "Store";
  return linkMail(shop, {
    to: content.to,
    messageKey: `message-${conversationId}-${reader.toLowerCase()}-${lastId}`,
    subject: isForStore
      ? t("Message from {authorName}: {title}", { authorName, title })
      : t("{shop} answered: {title}", { shop: shop.name, title }),
    ...(isForStore ? {} : { own: { kind: "message_answer" } as const }),
    lines: [t("{authorName} wrote:", { authorName })],
    written: texts,
    action: isForStore ? t("Answer in the admin") : t("Open the conversation"),
    url: content.url,
    ...(content.unsubscribeUrl ? { unsubscribeUrl: content.unsubscribeUrl } : {}),
    note: noteOf(t, content),
  });
}

function noteOf(t: Translate, { reader, isGuest }: MessageMailContent): string {
  if (reader === "Store") return t("If you reply to this email instead, the customer won’t see your answer.");
  return isGuest
    ? t(
        "The link opens this conversation for you alone. If you reply to this email instead, your answer won’t appear in it.",
      )
    : t(
        "Sign in to answer. If you reply to this email instead, your answer won’t appear in the conversation.",
      );
}
