import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { BulkKind, BulkState, ExportKind } from "../../models/bulk/bulk-kinds";
import type { Kept } from "../../models/bulk/kept/kept";
import type { Actor } from "../../models/shops/actors/actor";
import { createdAt, label, sellerId, shopId } from "../columns";
import { ownedByShop } from "../shops/shops";
import { ofTenant } from "../shops/tenants";

/**
 * Long work that a job does step by step: a change of many rows, or a file of many rows (docs/rules/bulk.md).
 */
export const bulkOperations = pgTable(
  "bulk_operations",
  {
    tenantId: ofTenant(),
    shopId: shopId(),
    id: uuid("id").notNull().defaultRandom(),
    /** Whose prices and stock it changes or reads. */
    sellerId: sellerId(),
    /** Whether it makes a file; otherwise it changes rows. */
    isExport: boolean("is_export").notNull(),
    kind: text("kind").$type<BulkKind | ExportKind>().notNull(),
    /** What is asked for: a selection with its change, or a search with the form of the file. */
    options: jsonb("options").$type<Record<string, unknown>>().notNull(),
    /** In whose name it is done. */
    actor: jsonb("actor").$type<Actor>().notNull(),
    state: text("state").$type<BulkState>().notNull(),
    /** Where a selection or an export goes on; null at its beginning and its end. */
    cursor: jsonb("cursor").$type<unknown>(),
    /** Rows there are; of an export or while a selection is read, rows so far. */
    total: integer("total").notNull().default(0),
    /** Rows that were done, those that were refused among them. */
    done: integer("done").notNull().default(0),
    refused: integer("refused").notNull().default(0),
    /** Rows that say something else since, which an undo restores. */
    changed: integer("changed").notNull().default(0),
    /** The change that this one undoes. */
    undoes: uuid("undoes"),
    /** Why it failed. */
    fault: label("fault"),
    createdAt: createdAt(),
    endedAt: timestamp("ended_at", { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("bulk_operations_list").on(t.tenantId, t.shopId, t.createdAt, t.id),
    // What runs now, asked for by every screen of the office.
    index("bulk_operations_running").on(t.tenantId, t.shopId, t.createdAt).where(sql`${t.state} = 'running'`),
    ownedByShop(t),
  ],
);

/** The rows of a change, in their order. */
export const bulkRows = pgTable(
  "bulk_rows",
  {
    tenantId: ofTenant(),
    operationId: uuid("operation_id").notNull(),
    /** From 1. */
    place: integer("place").notNull(),
    row: jsonb("row").$type<Record<string, unknown>>().notNull(),
    /** Why it was refused; null for one that waits or was made. */
    reason: text("reason"),
    /** What stood there before it was made and after; null where nothing changed (rule bulk-7). */
    before: jsonb("before").$type<Kept>(),
    after: jsonb("after").$type<Kept>(),
    /** Of an undo's row: what must still stand there. */
    expected: jsonb("expected").$type<Kept>(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.operationId, t.place] }),
    foreignKey({
      columns: [t.tenantId, t.operationId],
      foreignColumns: [bulkOperations.tenantId, bulkOperations.id],
    }).onDelete("cascade"),
  ],
);

/** The pieces of a file, in their order. */
export const bulkPieces = pgTable(
  "bulk_pieces",
  {
    tenantId: ofTenant(),
    operationId: uuid("operation_id").notNull(),
    place: integer("place").notNull(),
    text: text("text").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.operationId, t.place] }),
    foreignKey({
      columns: [t.tenantId, t.operationId],
      foreignColumns: [bulkOperations.tenantId, bulkOperations.id],
    }).onDelete("cascade"),
  ],
);
