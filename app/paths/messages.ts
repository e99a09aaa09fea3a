import { withQuery } from "../paths";

/** The customer's conversations. */
export const messagesPath = (query: { page?: number } = {}) => withQuery("/account/messages", query);
export const messagesQuery = ["page"] as const;
/** The conversation about a product, or its first message. */
export const productConversationPath = (productId: number) => `/account/messages/product/${productId}`;
