import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { ofTenant } from "../shops/tenants";

/**
 * Wrong passwords, by what they count against: an account, a known device or a network address. `key` is a
 * SHA-256 of it: what was typed into a form is not kept in the clear. `warnedAt` is when the account's owner
 * last got a mail about them.
 */
export const signInFailures = pgTable(
  "sign_in_failures",
  {
    tenantId: ofTenant(),
    key: text("key").notNull(),
    count: integer("count").notNull(),
    lastAt: timestamp("last_at", { withTimezone: true }).notNull(),
    warnedAt: timestamp("warned_at", { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.key] }),
    index("sign_in_failures_age").on(t.tenantId, t.lastAt),
  ],
);
