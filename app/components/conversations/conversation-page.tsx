// @public

import { Link, useLocation, useRevalidator } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { ConversationView } from "~/models/conversations/conversation-view";
import type { MessageRules } from "~/models/conversations/messages/message-form";
import { conversationPath } from "~/paths/conversations";
import { messagesPath } from "~/paths/messages";
import { ConversationBody, conversationLink } from "./messages/conversation-body";
import { useMessageEvents } from "./messages/use-message-events";

type ConversationPageProps = { conversation: ConversationView; rules: MessageRules; code: string };

/** One conversation of a customer; what the store writes meanwhile appears without a reload. */
export function ConversationPage({ conversation, ...form }: ConversationPageProps) {
  const t = useTexts();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  useMessageEvents(revalidate);
  return (
    <div className="max-w-2xl space-y-5">
      <Link to={messagesPath()} className={conversationLink}>
        {t("Back to messages")}
      </Link>
      <ConversationBody
        conversation={conversation}
        {...form}
        action={pathname}
        earlierPath={(before) => conversationPath(conversation.id ?? 0, { before })}
      />
    </div>
  );
}
