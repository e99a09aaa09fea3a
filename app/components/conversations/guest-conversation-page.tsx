// @public

import type { ConversationView } from "~/models/conversations/conversation-view";
import type { MessageRules } from "~/models/conversations/messages/message-form";
import { guestConversationPath } from "~/paths/conversations";
import { ConversationBody } from "./messages/conversation-body";

type GuestConversationPageProps = {
  conversation: ConversationView;
  rules: MessageRules;
  code: string;
  /** The key of the mail's link. */
  linkKey: string;
};

/** A guest's conversation, opened by the link of its mail (rule conversations-14). */
export function GuestConversationPage({ conversation, linkKey, ...form }: GuestConversationPageProps) {
  const id = conversation.id ?? 0;
  return (
    <div className="mx-auto w-full max-w-2xl space-y-5 px-(--gutter) py-10">
      <ConversationBody
        conversation={conversation}
        {...form}
        action={guestConversationPath(id, linkKey)}
        earlierPath={(before) => guestConversationPath(id, linkKey, { before })}
      />
    </div>
  );
}
