// @public

import { phrase } from "~/models/platform/texts/phrase";
import type { ProductImage } from "../platform/media/product-record";
import type { OrderStatus } from "../selling/checkout/order-status";
import type { MessageSide } from "./conversation-type";

/** A file of a message; `url` shows or downloads it. */
export type AttachmentView = {
  name: string;
  mime: string;
  url: string;
  sizeBytes: number;
  isPicture: boolean;
};

/** A message. `at` is a UTC ISO moment, `atText` the same in the shop's time zone. */
export type MessageView = {
  id: number;
  side: MessageSide;
  authorName: string;
  content: string;
  at: string;
  atText: string;
  attachments: AttachmentView[];
};

/** What a conversation is about, as the customer sees it. */
export type SubjectView =
  | {
      type: "Order";
      id: string;
      incrementId: string;
      placedOnText: string;
      createdAt: string;
      status: OrderStatus;
    }
  /** `slug` is null where the shop does not show the product. */
  | { type: "Product"; id: number; name: string; slug: string | null; image: ProductImage | null }
  | { type: "Customer"; text: string };

/** A conversation in a list. */
export type ConversationItem = {
  id: number;
  subject: SubjectView;
  isUnread: boolean;
  isResolved: boolean;
  /** The last message, cut to a line. */
  preview: string;
  /** Moment of the last message, in the shop's time zone, and as UTC ISO. */
  atText: string;
  at: string;
};

/** A conversation with its newest messages, oldest first. `id` is null before the first message is sent. */
export type ConversationView = {
  id: number | null;
  subject: SubjectView;
  isUnread: boolean;
  isResolved: boolean;
  takesFiles: boolean;
  messages: MessageView[];
  /** Id to load earlier messages before; null if there are none. */
  earlierBefore: number | null;
};

/** The title of a conversation in lists and mails. */
export function subjectTitle(subject: SubjectView): string {
  switch (subject.type) {
    case "Order":
      return phrase("Order {number}", { number: subject.incrementId });
    case "Product":
      return subject.name;
    case "Customer":
      return subject.text;
  }
}
