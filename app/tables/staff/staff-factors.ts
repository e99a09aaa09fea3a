import { bigint, foreignKey, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { countedRef } from "../columns";
import { ofTenant } from "../shops/tenants";
import { staff } from "./staff";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What a member of staff proves beside the password: an app that makes codes, and recovery codes. */
export const staffFactors = pgTable(
  "staff_factors",
  {
    tenantId: ofTenant(),
    staffId: countedRef("staff_id").notNull(),
    /** Secret of the app, sealed, and which key sealed it; null without an app. */
    appKeyId: text("app_key_id"),
    appSealed: text("app_sealed"),
    /** When a code of the app was confirmed; null while it is set up. */
    appSince: moment("app_since"),
    /** The 30 seconds, counted since 1970, of the last code that was taken: each works once. */
    appStep: bigint("app_step", { mode: "number" }).notNull().default(0),
    /** SHA-256 of each recovery code that was not used yet. */
    recoveryHashes: text("recovery_hashes").array().notNull().default([]),
    recoveryMadeAt: moment("recovery_made_at"),
    recoveryUsedAt: moment("recovery_used_at"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.staffId] }),
    foreignKey({ columns: [t.tenantId, t.staffId], foreignColumns: [staff.tenantId, staff.id] }).onDelete(
      "cascade",
    ),
  ],
);
