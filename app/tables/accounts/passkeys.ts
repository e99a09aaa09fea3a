import { bigint, foreignKey, index, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { Transport } from "../../models/accounts/sign-in/passkey";
import { countedRef, createdAt, shopId, tenantId } from "../columns";
import { ownedByShop } from "../shops/shops";
import { customers } from "./customers";

/** Passkeys of customers. One works at the domain it was made for (`rpId`) alone. */
export const passkeys = pgTable(
  "passkeys",
  {
    tenantId: tenantId(),
    /** The authenticator's id of it, base64url. */
    id: text("id").notNull(),
    ownerId: countedRef("customer_id").notNull(),
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
    index("passkeys_customer").on(t.tenantId, t.ownerId),
    foreignKey({
      columns: [t.tenantId, t.ownerId],
      foreignColumns: [customers.tenantId, customers.id],
    }).onDelete("cascade"),
  ],
);

/** Random texts that a passkey is to sign, each good for one answer. `ownerId` is set to add a passkey. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    tenantId: tenantId(),
    shopId: shopId(),
    challenge: text("challenge").notNull(),
    ownerId: countedRef("customer_id"),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.challenge] }),
    index("passkey_challenges_expiry").on(t.tenantId, t.expiresAt),
    ownedByShop(t),
    foreignKey({
      columns: [t.tenantId, t.ownerId],
      foreignColumns: [customers.tenantId, customers.id],
    }).onDelete("cascade"),
  ],
);
