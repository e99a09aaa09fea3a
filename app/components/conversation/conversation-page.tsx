import { Link, useLocation, useRevalidator } from "@remix-run/react";
import type { ConversationView } from "~/models/conversation/conversation-view";
import type { MessageRules } from "~/models/conversation/message-form";
import { conversationPath } from "~/paths/conversations";
import { messagesPath } from "~/paths/messages";
import { MessageComposer } from "./message-composer";
import { MessageList } from "./message-list";
import { SubjectHead } from "./subject-head";
import { useMessageEvents } from "./use-message-events";

type ConversationPageProps = { conversation: ConversationView; rules: MessageRules; code: string };

const link = "inline-flex min-h-11 items-center text-sm font-medium underline underline-offset-4";

/** One conversation with its messages and the form of the next one. */
export function ConversationPage({ conversation, rules, code }: ConversationPageProps) {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  useMessageEvents(revalidate);
  const { id, subject, messages, earlierBefore, isResolved } = conversation;
  // A message of the store that arrives leaves what is being typed.
  const lastOwn = messages.findLast(({ side }) => side === "Customer")?.id ?? 0;
  return (
    <div className="max-w-2xl space-y-5">
      <Link to={messagesPath()} className={link}>
        Back to messages
      </Link>
      <SubjectHead subject={subject} />
      <section aria-label="Messages" className="space-y-4 border-y border-line py-6">
        {id !== null && earlierBefore !== null ? (
          <Link to={conversationPath(id, { before: earlierBefore })} className={link}>
            Earlier messages
          </Link>
        ) : null}
        {messages.length > 0 ? (
          <MessageList messages={messages} />
        ) : (
          <p className="text-muted">Write to us. We answer here and by email.</p>
        )}
        {isResolved ? (
          <p className="text-sm text-muted">
            The store marked this conversation as resolved. A new message opens it again.
          </p>
        ) : null}
      </section>
      <MessageComposer key={lastOwn} rules={rules} code={code} action={pathname} />
    </div>
  );
}
