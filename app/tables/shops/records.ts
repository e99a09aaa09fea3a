import {
  boolean,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { DraftChange } from "../../models/content/blocks/draft-change";
import type { RecordedActor } from "../../models/shops/actors/recorded-actor";
import { countedId, shopId } from "../columns";
import { ownedByShop, shops } from "./shops";
import { ofTenant } from "./tenants";

/** What records were before their last changes (rule owners-4). */
export const recordVersions = pgTable(
  "record_versions",
  {
    tenantId: ofTenant(),
    id: countedId(),
    /** Null for what all shops of the tenant share. */
    shopId: uuid("shop_id"),
    kind: text("kind").notNull(),
    name: text("name").notNull(),
    /** When it was changed to something else, and by whom. */
    at: timestamp("at", { withTimezone: true }).notNull(),
    actor: jsonb("actor").$type<RecordedActor>().notNull(),
    record: jsonb("record").$type<unknown>().notNull(),
    version: text("version").notNull(),
    /** The moment that the audit has of the change: the beginning of its transaction. */
    auditedAt: timestamp("audited_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("record_versions_record").on(t.tenantId, t.kind, t.name, t.id),
    foreignKey({ columns: [t.tenantId, t.shopId], foreignColumns: [shops.tenantId, shops.id] }).onDelete(
      "cascade",
    ),
  ],
);

/** Records as they shall be later, one beside each published one. */
export const recordDrafts = pgTable(
  "record_drafts",
  {
    tenantId: ofTenant(),
    id: countedId(),
    /** Null for what all shops of the tenant share. */
    shopId: uuid("shop_id"),
    kind: text("kind").notNull(),
    name: text("name").notNull(),
    record: jsonb("record").$type<unknown>().notNull(),
    /** The version it was made from; null when there was none. */
    madeFrom: text("made_from"),
    at: timestamp("at", { withTimezone: true }).notNull(),
    actor: jsonb("actor").$type<RecordedActor>().notNull(),
    /** When it is published; null until that is asked for. */
    publishAt: timestamp("publish_at", { withTimezone: true }),
    /** Why it could not be published when it should have been; null when nothing is in the way. */
    fault: text("fault"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique("record_drafts_record").on(t.tenantId, t.shopId, t.kind, t.name).nullsNotDistinct(),
    foreignKey({ columns: [t.tenantId, t.shopId], foreignColumns: [shops.tenantId, shops.id] }).onDelete(
      "cascade",
    ),
  ],
);

/** What was changed in a page's drafts, step by step, so that each is taken back (rule builder-6). */
export const draftSteps = pgTable(
  "draft_steps",
  {
    tenantId: ofTenant(),
    id: countedId(),
    shopId: shopId(),
    /** The record's name of the template that was open. */
    page: text("page").notNull(),
    at: timestamp("at", { withTimezone: true }).notNull(),
    actor: jsonb("actor").$type<RecordedActor>().notNull(),
    changes: jsonb("changes").$type<DraftChange[]>().notNull(),
    /** Whether it was taken back. */
    isUndone: boolean("is_undone").notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("draft_steps_page").on(t.tenantId, t.shopId, t.page, t.id),
    ownedByShop(t),
  ],
);
