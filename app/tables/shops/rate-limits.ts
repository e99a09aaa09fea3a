import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { ofTenant } from "./tenants";

/**
 * How often something was tried, per window of time, counted here so that the limit holds over all app
 * processes. `key` is a SHA-256 of what is counted: an address typed into a form is not kept in the clear.
 */
export const rateLimits = pgTable(
  "rate_limits",
  {
    tenantId: ofTenant(),
    key: text("key").notNull(),
    windowStart: timestamp("window_start", { withTimezone: true }).notNull(),
    count: integer("count").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.key, t.windowStart] }),
    index("rate_limits_age").on(t.tenantId, t.windowStart),
  ],
);
