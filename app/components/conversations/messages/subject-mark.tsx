import type { SubjectView } from "~/models/conversations/conversation-view";
import { LinePicture } from "../../selling/lines/line-picture";
import { Icon, type IconName } from "../../ui/icon";

/** The picture of what a conversation is about: the product's thumbnail, or a sign for its type. */
export function SubjectMark({ subject, sizePx }: { subject: SubjectView; sizePx: number }) {
  if (subject.type === "Product") return <LinePicture image={subject.image} sizePx={sizePx} />;
  const icon: IconName = subject.type === "Order" ? "truck" : "message";
  return (
    <span
      className="inline-flex shrink-0 items-center justify-center rounded-base bg-sunken text-muted"
      style={{ width: sizePx, height: sizePx }}
    >
      <Icon name={icon} />
    </span>
  );
}
