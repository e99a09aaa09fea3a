import { bigint, foreignKey, index, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { Transport } from "../../models/accounts/sign-in/passkey";
import { countedRef, createdAt, shopId } from "../columns";
import { ownedByShop } from "../shops/shops";
import { ofTenant } from "../shops/tenants";
import { staff } from "./staff";

/** Passkeys of staff. One works at the domain it was made for (`rpId`) alone. */
export const staffPasskeys = pgTable(
  "staff_passkeys",
  {
    tenantId: ofTenant(),
    /** The authenticator's id of it, base64url. */
    id: text("id").notNull(),
    ownerId: countedRef("staff_id").notNull(),
    rpId: text("rp_id").notNull(),
    /** COSE key, base64url. */
    publicKey: text("public_key").notNull(),
    /** How often it was used, as its authenticator counts; 0 where that does not count. */
    counter: bigint("counter", { mode: "number" }).notNull().default(0),
    /** How a browser reaches its authenticator. */
    transports: jsonb("transports").$type<Transport[]>().notNull().default([]),
    /** What its owner calls it. */
    name: text("name").notNull(),
    createdAt: createdAt(),
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("staff_passkeys_staff").on(t.tenantId, t.ownerId),
    foreignKey({ columns: [t.tenantId, t.ownerId], foreignColumns: [staff.tenantId, staff.id] }).onDelete(
      "cascade",
    ),
  ],
);

/**
 * Random texts that a passkey of staff is to sign, each good for one answer. `ownerId` is who adds one or
 * confirms by one; null to sign in by it alone.
 */
export const staffChallenges = pgTable(
  "staff_challenges",
  {
    tenantId: ofTenant(),
    shopId: shopId(),
    challenge: text("challenge").notNull(),
    ownerId: countedRef("staff_id"),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.challenge] }),
    index("staff_challenges_expiry").on(t.tenantId, t.expiresAt),
    ownedByShop(t),
    foreignKey({ columns: [t.tenantId, t.ownerId], foreignColumns: [staff.tenantId, staff.id] }).onDelete(
      "cascade",
    ),
  ],
);
