import { foreignKey, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { apiKeys } from "../accounts/api-keys";
import { countedRef } from "../columns";
import { ofTenant } from "../shops/tenants";

/**
 * Calls of the owner's API that came with an idempotency key, kept for a day (rule owner-api-9). Without a
 * status the call still runs, or its process ended.
 */
export const idempotentCalls = pgTable(
  "idempotent_calls",
  {
    tenantId: ofTenant(),
    keyId: countedRef("key_id").notNull(),
    /** What the caller named the call. */
    name: text("name").notNull(),
    /** SHA-256 of its body, hexadecimal. */
    bodyHash: text("body_hash").notNull(),
    /** HTTP status of the answer; null while there is none. */
    status: integer("status"),
    answer: text("answer"),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.keyId, t.name] }),
    index("idempotent_calls_started").on(t.tenantId, t.startedAt),
    foreignKey({
      columns: [t.tenantId, t.keyId],
      foreignColumns: [apiKeys.tenantId, apiKeys.id],
    }).onDelete("cascade"),
  ],
);
