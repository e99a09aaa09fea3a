import { withQuery } from "../paths";

/** One conversation; `before` shows the messages before one. */
export const conversationPath = (id: number, query: { before?: number } = {}) =>
  withQuery(`/account/messages/${id}`, query);
export const conversationQuery = ["before"] as const;
/** Begins a conversation about something that is no order and no product. */
export const newConversationPath = () => "/account/messages/new";
/** The conversation about an order, or its first message. */
export const orderConversationPath = (orderId: string) =>
  `/account/messages/order/${encodeURIComponent(orderId)}`;

export const messageFilePath = (messageId: number, fileName: string) =>
  `/api/modules/messages/message/files/${messageId}/${encodeURIComponent(fileName)}`;
/** The same file for a guest, whom the key of the conversation's mail lets in. */
export const keyedFile = (filePath: string, { id, key }: { id: number; key: string }) =>
  withQuery(filePath, { conversation: id, key });
/** The same file, to save it under its name. */
export const downloadOf = (filePath: string) => {
  const { pathname, searchParams } = new URL(filePath, "http://shop.invalid");
  return withQuery(pathname, { ...Object.fromEntries(searchParams), download: "1" });
};
/**
 * The page that shows a picture of a message (rule conversations-15). @param filePath of the file, with its
 * key if any
 */
export const messagePicturePath = (filePath: string) =>
  filePath.replace(/^\/api\/modules\/messages\/message\/files/, "/message-picture");
export const messagePictureQuery = ["conversation", "key"] as const;
export const messageFileQuery = ["conversation", "key", "download"] as const;
/** A guest's conversation, opened by the key of its mail. */
export const guestConversationPath = (id: number, key: string, query: { before?: number } = {}) =>
  withQuery(`/conversation/${id}`, { key, ...query });

export const guestConversationQuery = ["key", "before"] as const;

/** Server-sent events about the customer's conversations. */
export const messageEventsPath = () => "/api/modules/messages/events";
