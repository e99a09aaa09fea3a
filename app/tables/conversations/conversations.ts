import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { ConversationType, MessageSide } from "../../models/conversations/conversation-type";
import type { RecordedActor } from "../../models/shops/actors/recorded-actor";
import { customers } from "../accounts/customers";
import { products } from "../catalogue/catalogue";
import { countedId, countedRef, createdAt, label, sellerId, shopId, updatedAt } from "../columns";
import { orders } from "../orders/orders";
import { ownedByShop } from "../shops/shops";
import { namesSeller, ofTenant } from "../shops/tenants";

/**
 * Conversations of customers with the store, or with the seller of a marketplace that an order or a product
 * belongs to (rule conversations-1). `customerId` is null for a guest of the contact form, whose name and
 * e-mail are kept.
 *
 * The read marks are ids of messages: up to which one each side has read, and which was the last that each
 * side wrote.
 */
export const conversations = pgTable(
  "conversations",
  {
    tenantId: ofTenant(),
    id: countedId(),
    shopId: shopId(),
    sellerId: sellerId(),
    type: text("type").$type<ConversationType>().notNull(),
    customerId: countedRef("customer_id"),
    /** The name the customer writes under. */
    customerName: text("customer_name").notNull(),
    guestEmail: label("guest_email"),
    orderId: uuid("order_id"),
    productId: countedRef("product_id"),
    /** Of a conversation about no order and no product. */
    subject: label("subject"),
    enableCustomerAttachment: boolean("enable_customer_attachment").notNull().default(true),
    /** Closed by the store; a new message of the customer opens it again. */
    isResolved: boolean("is_resolved").notNull().default(false),
    lastCustomerMessageId: countedRef("last_customer_message_id").notNull().default(0),
    lastStoreMessageId: countedRef("last_store_message_id").notNull().default(0),
    customerReadId: countedRef("customer_read_id").notNull().default(0),
    storeReadId: countedRef("store_read_id").notNull().default(0),
    /** Up to which message each side got a mail. */
    customerMailedId: countedRef("customer_mailed_id").notNull().default(0),
    storeMailedId: countedRef("store_mailed_id").notNull().default(0),
    isCustomerUnread: boolean("is_customer_unread")
      .notNull()
      .generatedAlwaysAs(sql`last_store_message_id > customer_read_id`),
    isStoreUnread: boolean("is_store_unread")
      .notNull()
      .generatedAlwaysAs(sql`last_customer_message_id > store_read_id`),
    lastMessageAt: timestamp("last_message_at", { withTimezone: true }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("conversations_order").on(t.tenantId, t.customerId, t.orderId),
    uniqueIndex("conversations_product").on(t.tenantId, t.customerId, t.shopId, t.productId),
    index("conversations_customer").on(t.tenantId, t.customerId, t.lastMessageAt),
    index("conversations_customer_unread").on(t.tenantId, t.customerId).where(sql`${t.isCustomerUnread}`),
    index("conversations_shop").on(t.tenantId, t.shopId, t.lastMessageAt),
    check("conversations_order", sql`(${t.type} = 'Order') = (${t.orderId} is not null)`),
    check("conversations_product", sql`(${t.type} = 'Product') = (${t.productId} is not null)`),
    ownedByShop(t),
    namesSeller(t),
    foreignKey({
      columns: [t.tenantId, t.customerId],
      foreignColumns: [customers.tenantId, customers.id],
    }).onDelete("cascade"),
    foreignKey({ columns: [t.tenantId, t.orderId], foreignColumns: [orders.tenantId, orders.id] }).onDelete(
      "cascade",
    ),
    foreignKey({
      columns: [t.tenantId, t.productId],
      foreignColumns: [products.tenantId, products.id],
    }).onDelete("cascade"),
  ],
);

/** Messages of conversations. `code` comes with the form, so that a repeated post is the same message. */
export const messages = pgTable(
  "messages",
  {
    tenantId: ofTenant(),
    id: countedId(),
    conversationId: countedRef("conversation_id").notNull(),
    side: text("side").$type<MessageSide>().notNull(),
    authorName: text("author_name").notNull(),
    content: text("content").notNull(),
    actor: jsonb("actor").$type<RecordedActor>().notNull(),
    code: uuid("code").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("messages_conversation").on(t.tenantId, t.conversationId, t.id),
    index("messages_code").on(t.tenantId, t.code),
    index("messages_created").on(t.tenantId, t.createdAt),
    index("messages_words").using("gin", sql`message_words(tenant_id, content)`),
    foreignKey({
      columns: [t.tenantId, t.conversationId],
      foreignColumns: [conversations.tenantId, conversations.id],
    }).onDelete("cascade"),
  ],
);

/** Files of messages. `storedAs` is a path below the uploads folder, to which no address of the app leads. */
export const messageAttachments = pgTable(
  "message_attachments",
  {
    tenantId: ofTenant(),
    id: uuid("id").notNull().defaultRandom(),
    messageId: countedRef("message_id").notNull(),
    /** Unique within its message, because an address names it. */
    fileName: text("file_name").notNull(),
    mime: text("mime").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    storedAs: text("stored_as").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("message_attachments_name").on(t.tenantId, t.messageId, t.fileName),
    foreignKey({
      columns: [t.tenantId, t.messageId],
      foreignColumns: [messages.tenantId, messages.id],
    }).onDelete("cascade"),
  ],
);
