import { withQuery } from "../paths";

/** One conversation; `before` shows the messages before one. */
export const conversationPath = (id: number, query: { before?: number } = {}) =>
  withQuery(`/account/messages/${id}`, query);
/** Begins a conversation about something that is no order and no product. */
export const newConversationPath = () => "/account/messages/new";
/** The conversation about an order, or its first message. */
export const orderConversationPath = (orderId: string) =>
  `/account/messages/order/${encodeURIComponent(orderId)}`;

/** A file of a message. */
export const messageFilePath = (messageId: number, fileName: string) =>
  `/api/modules/messages/message/files/${messageId}/${encodeURIComponent(fileName)}`;
/** The same file, to save it under its name. */
export const downloadOf = (filePath: string) => withQuery(filePath, { download: "1" });

/** Server-sent events about the customer's conversations. */
export const messageEventsPath = () => "/api/modules/messages/events";
