import { orderStatusLabels } from "../../selling/checkout/order-status";
import type { ConversationView, SubjectView } from "../conversation-view";
import { subjectTitle } from "../conversation-view";

/** A conversation as its calls answer it. `customer` is the name the customer writes under. */
export const conversationFields = (view: ConversationView) => ({
  _id: view.id === null ? null : String(view.id),
  type: view.subject.type,
  subject: subjectTitle(view.subject),
  entity: entityFields(view.subject),
  customer: { display_name: view.messages.find(({ side }) => side === "Customer")?.authorName ?? "" },
  messages: view.messages.map(({ id, side, authorName, content, at, attachments }) => ({
    _id: String(id),
    type: side,
    author_name: authorName,
    content,
    createdAt: at,
    attachments: attachments.map(({ name, mime, url, sizeBytes }) => ({ name, mime, url, size: sizeBytes })),
  })),
  resolved: view.isResolved,
  is_customer_unread: view.isUnread,
  enable_customer_attachment: view.takesFiles,
  isNew: view.id === null,
});

function entityFields(subject: SubjectView) {
  switch (subject.type) {
    case "Order": {
      const { id, incrementId, createdAt, status } = subject;
      const friendly_name = orderStatusLabels[status];
      return { _id: id, increment_id: incrementId, createdAt, status: { name: status, friendly_name } };
    }
    case "Product": {
      const { id, name, slug, image } = subject;
      return { _id: String(id), name, slug, images: image ? [image.url] : [] };
    }
    case "Customer":
      return null;
  }
}
