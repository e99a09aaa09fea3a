import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { RecordedActor } from "../../models/shops/actors/recorded-actor";
import type { AuditValues } from "../../models/shops/records/audit-entry";
import { countedId, tenantId } from "../columns";

/**
 * Every change of an order, price, stock, setting and content (docs/rules/actors.md). Only the triggers of
 * the audited tables write here. It has no foreign keys: a history outlives what it names, and an import
 * writes it by the thousand.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    tenantId: tenantId(),
    id: countedId(),
    at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
    /** Null for what belongs to all shops of the tenant. */
    shopId: uuid("shop_id"),
    /** Null for what is no one seller's. */
    sellerId: uuid("seller_id"),
    actor: jsonb("actor").$type<RecordedActor>().notNull(),
    /** The table. */
    subject: text("subject").notNull(),
    /** What names the row within its tenant or shop: its id, or a code or name of its own. */
    subjectId: text("subject_id").notNull(),
    /** What changed, by column; null for a row that was not there. */
    before: jsonb("before").$type<AuditValues | null>(),
    /** The same columns after the change; null for a row that was removed. */
    after: jsonb("after").$type<AuditValues | null>(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.at, t.id] }),
    index("audit_log_subject").on(t.tenantId, t.subject, t.subjectId),
    // What changed last of a kind, among ever so many changes of others.
    index("audit_log_latest").on(t.tenantId, t.subject, t.at, t.id),
    // What one person changed.
    index("audit_log_person")
      .on(t.tenantId, sql`(${t.actor} ->> 'staffId')`, t.at, t.id)
      .where(sql`${t.actor} ->> 'staffId' is not null`),
  ],
);
