import { index, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { PendingAction } from "../../models/shops/records/pending-action";
import { countedId, createdAt, label } from "../columns";
import { ofTenant } from "../shops/tenants";

/**
 * What was typed to create an account. It becomes a customer when the link in the mail is used: until then an
 * e-mail of ours and one that is not registered are alike from outside.
 */
export const registrations = pgTable(
  "registrations",
  {
    tenantId: ofTenant(),
    id: countedId(),
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    firstName: label("first_name"),
    lastName: label("last_name"),
    /** What the visitor wanted when they were asked to sign in; done with the account (rule lists-5). */
    pendingAction: jsonb("pending_action").$type<PendingAction>().notNull().default({}),
    createdAt: createdAt(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("registrations_email").on(t.tenantId, t.email),
    index("registrations_expiry").on(t.tenantId, t.expiresAt),
  ],
);
