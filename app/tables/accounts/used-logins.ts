import { index, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { ofTenant } from "../shops/tenants";

/**
 * States of sign-ins with other services that were answered, so that an answer counts once (rule
 * accounts-19). Kept until the sign-in would have expired.
 */
export const usedLogins = pgTable(
  "used_logins",
  {
    tenantId: ofTenant(),
    state: text("state").notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.state] }),
    index("used_logins_expiry").on(t.tenantId, t.expiresAt),
  ],
);
