// @public

/**
 * What a conversation is about: an order, a product, or what the customer writes as its subject (rule
 * conversations-1).
 */
export const conversationTypes = ["Order", "Product", "Customer"] as const;
/** One of {@link conversationTypes}. */
export type ConversationType = (typeof conversationTypes)[number];

/** Which side wrote a message: the customer, or the store. */
export type MessageSide = "Customer" | "Store";

/** The side that reads what a side writes. */
export const otherSide = (side: MessageSide): MessageSide => (side === "Customer" ? "Store" : "Customer");
