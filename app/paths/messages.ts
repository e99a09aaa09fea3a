import { withQuery } from "../paths";

/** The customer's conversations. */
export const messagesPath = (query: { page?: number } = {}) => withQuery("/account/messages", query);
export const messagesQuery = ["page"] as const;
/** The conversation about a product, or its first message. */
export const productConversationPath = (productId: number) => `/account/messages/product/${productId}`;
/** The same for a panel over the product's page, whose failure is not the page's. */
export const productPanelPath = (productId: number) =>
  withQuery(productConversationPath(productId), { [panelParameter]: 1 });
export const panelParameter = "panel";
export const productPanelQuery = [panelParameter] as const;
/** A guest asks about a product; `sent` shows that it was asked. */
export const askQuestionPath = (productId: number, query: { sent?: string } = {}) =>
  withQuery("/conversation/ask", { product: productId, ...query });
export const askQuestionQuery = ["product", "sent"] as const;
