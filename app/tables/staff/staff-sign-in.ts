import { foreignKey, index, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { countedRef, createdAt, label, shopId } from "../columns";
import { ownedByShop } from "../shops/shops";
import { ofTenant } from "../shops/tenants";
import { staff } from "./staff";

const staffId = () => countedRef("staff_id").notNull();

const expiresAt = () => timestamp("expires_at", { withTimezone: true }).notNull();

/**
 * Sessions of staff, apart from those of customers. `idHash` is the SHA-256 of the token in the cookie. The
 * shop is the one they signed in at; `userAgent` and the masked `address` let them recognise a sign-in.
 */
export const staffSessions = pgTable(
  "staff_sessions",
  {
    tenantId: ofTenant(),
    idHash: text("id_hash").notNull(),
    staffId: staffId(),
    shopId: shopId(),
    userAgent: label("user_agent"),
    address: label("address"),
    createdAt: createdAt(),
    lastSeenAt: timestamp("last_seen_at", { withTimezone: true }).notNull().defaultNow(),
    /** When they last proved who they are: at the sign-in, or since. */
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }).notNull().defaultNow(),
    expiresAt: expiresAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.idHash] }),
    index("staff_sessions_expiry").on(t.tenantId, t.expiresAt),
    index("staff_sessions_staff").on(t.tenantId, t.staffId),
    ownedByShop(t),
    foreignKey({ columns: [t.tenantId, t.staffId], foreignColumns: [staff.tenantId, staff.id] }).onDelete(
      "cascade",
    ),
  ],
);

/**
 * Tokens that are good for one use: in a mailed link an invitation, or the choice of a new password; in a
 * cookie a sign-in whose second factor is still asked for. `tokenHash` is the SHA-256 of the token.
 */
export const staffLinks = pgTable(
  "staff_links",
  {
    tenantId: ofTenant(),
    tokenHash: text("token_hash").notNull(),
    staffId: staffId(),
    kind: text("kind").$type<"invitation" | "reset" | "sign-in">().notNull(),
    createdAt: createdAt(),
    expiresAt: expiresAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.tokenHash] }),
    index("staff_links_expiry").on(t.tenantId, t.expiresAt),
    index("staff_links_staff").on(t.tenantId, t.staffId),
    foreignKey({ columns: [t.tenantId, t.staffId], foreignColumns: [staff.tenantId, staff.id] }).onDelete(
      "cascade",
    ),
  ],
);
