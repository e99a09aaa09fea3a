import {
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { GiftCardMoveKind } from "../../models/selling/gift-card/gift-card-moves";
import { amountMinor, countedId, countedRef, createdAt, label, shopId } from "../columns";
import { orderItems, orders } from "../orders/orders";
import { refunds } from "../orders/payments";
import { namesShop } from "../shops/shops";
import { keptByTenant } from "../shops/tenants";

/**
 * Gift cards that paid orders made, one a piece (rule gift-cards-1), and those of an earlier shop (rule
 * gift-cards-7), which have neither order nor recipient. The code itself is never stored:
 * `codeHash` is its SHA-256, `codeEnd` its last four characters; both are null until the mail is written.
 */
export const giftCards = pgTable(
  "gift_cards",
  {
    tenantId: keptByTenant(),
    id: countedId(),
    shopId: shopId(),
    codeHash: text("code_hash"),
    codeEnd: text("code_end"),
    orderId: uuid("order_id"),
    orderItemId: countedRef("order_item_id"),
    /** Counts the pieces of the order's line, from 0. */
    piece: integer("piece"),
    recipientEmail: text("recipient_email").notNull(),
    recipientName: label("recipient_name"),
    fromName: label("from_name"),
    message: label("message"),
    /** The day it is mailed on, in the shop's time zone; null for at once. */
    sendOn: date("send_on", { mode: "string" }),
    /** The last day it pays on, in the shop's time zone; null for one that does not expire. */
    expiresOn: date("expires_on", { mode: "string" }),
    mailedAt: timestamp("mailed_at", { withTimezone: true }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("gift_cards_code").on(t.tenantId, t.shopId, t.codeHash),
    uniqueIndex("gift_cards_piece").on(t.tenantId, t.orderId, t.orderItemId, t.piece),
    namesShop(t),
    foreignKey({
      columns: [t.tenantId, t.orderId, t.orderItemId],
      foreignColumns: [orderItems.tenantId, orderItems.orderId, orderItems.id],
    }),
  ],
);

/**
 * What moved on a gift card, signed; its balance is their sum. An entry that an order caused is kept once.
 */
export const giftCardEntries = pgTable(
  "gift_card_entries",
  {
    tenantId: keptByTenant(),
    giftCardId: countedRef("gift_card_id").notNull(),
    id: countedId(),
    kind: text("kind").$type<GiftCardMoveKind>().notNull(),
    /**
     * The order that made it, was paid with it, or whose end returned or voided it; null for one that moved
     * in.
     */
    orderId: uuid("order_id"),
    /** The refund that returned it; null for everything else. */
    refundId: uuid("refund_id"),
    amountMinor: amountMinor("amount_minor").notNull(),
    /** Why it was given or voided; empty for everything else. */
    note: label("note"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.giftCardId, t.id] }),
    unique("gift_card_entries_once")
      .on(t.tenantId, t.giftCardId, t.orderId, t.kind, t.refundId)
      .nullsNotDistinct(),
    index("gift_card_entries_order").on(t.tenantId, t.orderId),
    foreignKey({ columns: [t.tenantId, t.giftCardId], foreignColumns: [giftCards.tenantId, giftCards.id] }),
    foreignKey({ columns: [t.tenantId, t.orderId], foreignColumns: [orders.tenantId, orders.id] }),
    foreignKey({ columns: [t.tenantId, t.refundId], foreignColumns: [refunds.tenantId, refunds.id] }),
  ],
);
