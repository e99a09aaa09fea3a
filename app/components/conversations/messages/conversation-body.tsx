import { Link } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { ConversationView } from "~/models/conversations/conversation-view";
import type { MessageRules } from "~/models/conversations/messages/message-form";
import { MessageComposer } from "./message-composer";
import { MessageList } from "./message-list";
import { SubjectHead } from "./subject-head";

type ConversationBodyProps = {
  conversation: ConversationView;
  rules: MessageRules;
  code: string;
  /** Where the form posts to. */
  action: string;
  /** Address of the messages before one. */
  earlierPath: (before: number) => string;
};

/** Look of the links around a conversation. */
export const conversationLink =
  "inline-flex min-h-11 items-center text-sm font-medium underline underline-offset-4";

/** One conversation with what it is about, its messages and the form of the next one. */
export function ConversationBody({ conversation, rules, code, action, earlierPath }: ConversationBodyProps) {
  const t = useTexts();
  const { subject, messages, earlierBefore, isResolved } = conversation;
  // A message of the store that arrives leaves what is being typed.
  const lastOwn = messages.findLast(({ side }) => side === "Customer")?.id ?? 0;
  return (
    <>
      <SubjectHead subject={subject} />
      <section aria-label={t("Messages")} className="space-y-4 border-y border-line py-6">
        {earlierBefore !== null ? (
          <Link to={earlierPath(earlierBefore)} className={conversationLink}>
            {t("Earlier messages")}
          </Link>
        ) : null}
        {messages.length > 0 ? (
          <MessageList messages={messages} />
        ) : (
          <p className="text-muted">{t("Write to us. We’ll reply here and by email.")}</p>
        )}
        {isResolved ? (
          <p className="text-sm text-muted">
            {t("The store marked this conversation as resolved. Send a message to reopen it.")}
          </p>
        ) : null}
      </section>
      <MessageComposer key={lastOwn} rules={rules} code={code} action={action} />
    </>
  );
}
