import {
  bigint,
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
import type { WebhookType } from "../../models/webhooks/webhook-types";
import { countedId, createdAt, label, shopId } from "../columns";
import { ownedByShop } from "../shops/shops";
import { ofTenant } from "../shops/tenants";

/** Where a shop's events are sent (docs/rules/webhooks.md). */
export const webhooks = pgTable(
  "webhooks",
  {
    tenantId: ofTenant(),
    shopId: shopId(),
    id: uuid("id").notNull().defaultRandom(),
    url: text("url").notNull(),
    types: jsonb("types").$type<WebhookType[]>().notNull(),
    state: text("state").$type<"active" | "paused" | "dead">().notNull().default("active"),
    /** Sealed; the one before signs too until its end. */
    keyId: text("key_id").notNull(),
    sealed: text("sealed").notNull(),
    formerKeyId: text("former_key_id"),
    formerSealed: text("former_sealed"),
    formerUntil: timestamp("former_until", { withTimezone: true }),
    /** Since when nothing was taken; null while all is well. */
    failingSince: timestamp("failing_since", { withTimezone: true }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), ownedByShop(t)],
);

/** What happened in a shop, as it is told: the text that is signed and sent. */
export const webhookEvents = pgTable(
  "webhook_events",
  {
    tenantId: ofTenant(),
    shopId: shopId(),
    id: countedId(),
    /** Names its cause, which is told once. */
    key: text("key").notNull(),
    type: text("type").$type<WebhookType>().notNull(),
    /** What it is about: events of one entity are sent in order. */
    entity: text("entity").notNull(),
    body: text("body").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("webhook_events_once").on(t.tenantId, t.shopId, t.key),
    ownedByShop(t),
  ],
);

/** How far the sending of an event to a webhook is. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    tenantId: ofTenant(),
    webhookId: uuid("webhook_id").notNull(),
    eventId: bigint("event_id", { mode: "number" }).notNull(),
    entity: text("entity").notNull(),
    state: text("state").$type<"waiting" | "delivered" | "given up">().notNull().default("waiting"),
    tries: integer("tries").notNull().default(0),
    /** When it is sent; while it is under way, when another process may send it. */
    dueAt: timestamp("due_at", { withTimezone: true }).notNull(),
    /** The last answer: an HTTP status, or 0 for none. */
    lastStatus: integer("last_status"),
    lastError: label("last_error"),
    endedAt: timestamp("ended_at", { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.webhookId, t.eventId] }),
    index("webhook_deliveries_due").on(t.tenantId, t.webhookId, t.state, t.dueAt),
    index("webhook_deliveries_entity").on(t.tenantId, t.webhookId, t.entity, t.eventId),
    foreignKey({
      columns: [t.tenantId, t.webhookId],
      foreignColumns: [webhooks.tenantId, webhooks.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [t.tenantId, t.eventId],
      foreignColumns: [webhookEvents.tenantId, webhookEvents.id],
    }).onDelete("cascade"),
  ],
);

/** Up to which moment a shop's changes were turned into events. */
export const webhookCursors = pgTable(
  "webhook_cursors",
  {
    tenantId: ofTenant(),
    shopId: shopId(),
    collectedUntil: timestamp("collected_until", { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.shopId] }), ownedByShop(t)],
);
