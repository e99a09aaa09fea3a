import { Link } from "@remix-run/react";
import { RichText } from "~/components/ui/texts/rich-text";
import { useTexts } from "~/components/ui/texts/use-texts";
import { type SubjectView, subjectTitle } from "~/models/conversations/conversation-view";
import { productPath } from "~/paths";
import { accountOrderPath } from "~/paths/account";
import { StatusBadge } from "../../orders/status-badge";
import { SubjectMark } from "./subject-mark";

/**
 * What a conversation is about (rule conversations-1): an order with its number, date and state, a product
 * with its picture and linked name, or the customer's own subject.
 */
export function SubjectHead({ subject }: { subject: SubjectView }) {
  const t = useTexts();
  return (
    <header className="flex items-center gap-4">
      <SubjectMark subject={subject} sizePx={56} />
      <div className="min-w-0 flex-1">
        <h1 className="font-body text-lg font-semibold leading-snug tracking-normal wrap-anywhere">
          <Title subject={subject} />
        </h1>
        {subject.type === "Order" ? (
          <p className="text-sm text-muted">
            <RichText
              text={t("Placed <b>{day}</b>", { day: subject.placedOnText })}
              parts={{ b: (words) => <time dateTime={subject.createdAt}>{words}</time> }}
            />
          </p>
        ) : null}
      </div>
      {subject.type === "Order" ? <StatusBadge status={subject.status} /> : null}
    </header>
  );
}

function Title({ subject }: { subject: SubjectView }) {
  const t = useTexts();
  const text = subjectTitle(subject) || t("New message");
  const to = addressOf(subject);
  if (!to) return text;
  return (
    <Link to={to} className="hover:underline">
      {text}
    </Link>
  );
}

function addressOf(subject: SubjectView): string | null {
  if (subject.type === "Order") return accountOrderPath(subject.id);
  return subject.type === "Product" && subject.slug !== null ? productPath(subject.slug) : null;
}
