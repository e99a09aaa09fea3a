import { useTexts } from "~/components/ui/texts/use-texts";
import type { MessageView } from "~/models/conversations/conversation-view";
import { AttachmentList } from "./attachment-list";

/** The messages of a conversation, oldest first: the customer's own on the right, the store's on the left. */
export const MessageList = ({ messages }: { messages: MessageView[] }) => (
  <ol className="space-y-4">
    {messages.map((message) => (
      <Message key={message.id} {...message} />
    ))}
  </ol>
);

function Message({ side, authorName, content, at, atText, attachments }: MessageView) {
  const t = useTexts();
  const isOwn = side === "Customer";
  return (
    <li className={`flex flex-col ${isOwn ? "items-end" : "items-start"}`}>
      <p className="mb-1 px-1 text-xs text-muted">
        <span className="font-medium">{isOwn ? t("You") : authorName}</span>{" "}
        <time dateTime={at} className="tabular-nums">
          {atText}
        </time>
      </p>
      <p
        className={`max-w-[85%] whitespace-pre-line rounded-[18px] px-4 py-2.5 wrap-anywhere ${
          isOwn ? "rounded-se-[4px] bg-brand text-brand-ink" : "rounded-ss-[4px] bg-sunken"
        }`}
      >
        {content}
      </p>
      {attachments.length > 0 ? <AttachmentList attachments={attachments} /> : null}
    </li>
  );
}
