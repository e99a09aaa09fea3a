// @public

import { Link, useRevalidator } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { type ConversationItem, subjectTitle } from "~/models/conversations/conversation-view";
import { conversationPath } from "~/paths/conversations";
import { EmptyNote } from "../selling/cart/empty-note";
import { SubjectMark } from "./messages/subject-mark";
import { useMessageEvents } from "./messages/use-message-events";

/** A customer's conversations, the one with the newest message first; unread ones are marked. */
export function ConversationList({ conversations }: { conversations: ConversationItem[] }) {
  const t = useTexts();
  const { revalidate } = useRevalidator();
  useMessageEvents(revalidate);
  if (conversations.length === 0)
    return (
      <EmptyNote picture="bubbles" action={t("Continue shopping")}>
        {t(
          "You have no messages yet. Ask about a product on its page, or about an order on the order’s page.",
        )}
      </EmptyNote>
    );
  return (
    <ul className="divide-y divide-line border-y border-line">
      {conversations.map((conversation) => (
        <Row key={conversation.id} {...conversation} />
      ))}
    </ul>
  );
}

function Row({ id, subject, isUnread, isResolved, preview, at, atText }: ConversationItem) {
  const t = useTexts();
  return (
    <li>
      <Link
        to={conversationPath(id)}
        className="flex items-center gap-4 rounded-base px-2 py-4 hover:bg-sunken"
      >
        <SubjectMark subject={subject} sizePx={48} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-4">
            <span className={`truncate ${isUnread ? "font-semibold" : "font-medium"}`}>
              {subjectTitle(subject)}
            </span>
            <time dateTime={at} className="shrink-0 text-xs text-muted tabular-nums">
              {atText}
            </time>
          </span>
          <span className="mt-0.5 flex items-center gap-2 text-sm text-muted">
            <span className={`min-w-0 flex-1 truncate ${isUnread ? "text-ink" : ""}`}>{preview}</span>
            {isResolved ? <span className="shrink-0 text-xs">{t("Resolved")}</span> : null}
            {isUnread ? (
              <span className="inline-flex shrink-0 items-center rounded-pill bg-brand px-2 py-0.5 text-xs font-medium text-brand-ink">
                {t("New")}
              </span>
            ) : null}
          </span>
        </span>
      </Link>
    </li>
  );
}
