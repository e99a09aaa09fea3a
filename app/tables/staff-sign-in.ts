import {
  bigint,
  boolean,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { Transport } from "../models/accounts/passkey";
import { countedRef, createdAt, label, shopId } from "./columns";
import { ownedByShop } from "./shops";
import { staff } from "./staff";
import { ofTenant } from "./tenants";

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
    /** The password was right and the second factor is still to come: the session opens nothing. */
    awaitsCode: boolean("awaits_code").notNull().default(false),
    userAgent: label("user_agent"),
    address: label("address"),
    /** When the password was last entered in it; null after a sign-in with a passkey. */
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
    createdAt: createdAt(),
    lastSeenAt: timestamp("last_seen_at", { withTimezone: true }).notNull().defaultNow(),
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
 * Mailed links, each good for one use: an invitation, or the choice of a new password. `tokenHash` is the
 * SHA-256 of the token in the link.
 */
export const staffLinks = pgTable(
  "staff_links",
  {
    tenantId: ofTenant(),
    tokenHash: text("token_hash").notNull(),
    staffId: staffId(),
    kind: text("kind").$type<"invitation" | "reset">().notNull(),
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

/** The authenticator app of a member of staff. The secret is sealed as those of shops are. */
export const staffTotp = pgTable(
  "staff_totp",
  {
    tenantId: ofTenant(),
    staffId: staffId(),
    keyId: text("key_id").notNull(),
    sealed: text("sealed").notNull(),
    /** Null until a first code of it was entered: it is not asked for before. */
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
    /** The 30 seconds, counted from 1970, whose code was used last: none up to it counts again. */
    lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.staffId] }),
    foreignKey({ columns: [t.tenantId, t.staffId], foreignColumns: [staff.tenantId, staff.id] }).onDelete(
      "cascade",
    ),
  ],
);

/** Codes for who lost the authenticator app, each good for one sign-in; SHA-256 of it. */
export const staffRecoveryCodes = pgTable(
  "staff_recovery_codes",
  {
    tenantId: ofTenant(),
    staffId: staffId(),
    codeHash: text("code_hash").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.staffId, t.codeHash] }),
    foreignKey({ columns: [t.tenantId, t.staffId], foreignColumns: [staff.tenantId, staff.id] }).onDelete(
      "cascade",
    ),
  ],
);

/** Passkeys of staff. One works at the domain it was made for (`rpId`) alone. */
export const staffPasskeys = pgTable(
  "staff_passkeys",
  {
    tenantId: ofTenant(),
    /** The authenticator's id of it, base64url. */
    id: text("id").notNull(),
    staffId: staffId(),
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
    index("staff_passkeys_staff").on(t.tenantId, t.staffId),
    foreignKey({ columns: [t.tenantId, t.staffId], foreignColumns: [staff.tenantId, staff.id] }).onDelete(
      "cascade",
    ),
  ],
);

/** Random texts that a passkey is to sign, each good for one answer. `staffId` is set to add a passkey. */
export const staffChallenges = pgTable(
  "staff_challenges",
  {
    tenantId: ofTenant(),
    shopId: shopId(),
    challenge: text("challenge").notNull(),
    staffId: countedRef("staff_id"),
    expiresAt: expiresAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.challenge] }),
    index("staff_challenges_expiry").on(t.tenantId, t.expiresAt),
    ownedByShop(t),
    foreignKey({ columns: [t.tenantId, t.staffId], foreignColumns: [staff.tenantId, staff.id] }).onDelete(
      "cascade",
    ),
  ],
);
