import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { countedId, createdAt, label, shopId, updatedAt } from "./columns";
import { shops } from "./shops";

const ofShop = () => shopId().references(() => shops.id, { onDelete: "cascade" });

/** Customers of a shop; `email` is stored in lower case. `verifyHash` null means verified (part 1, §6). */
export const customers = pgTable(
  "customers",
  {
    shopId: ofShop(),
    id: countedId(),
    email: text("email").notNull(),
    passwordHash: text("password_hash"),
    firstName: label("first_name"),
    lastName: label("last_name"),
    nickName: label("nick_name"),
    groupCode: label("group_code"),
    isRestricted: boolean("is_restricted").notNull().default(false),
    verifyHash: text("verify_hash"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.id] }), uniqueIndex("customers_email").on(t.shopId, t.email)],
);

/**
 * Browser sessions, guests included. `idHash` is the SHA-256 of the token in the cookie, so a copy of the
 * table signs nobody in. `cartId` is the guest's cart; a customer's cart is found by customer.
 */
export const sessions = pgTable(
  "sessions",
  {
    shopId: ofShop(),
    idHash: text("id_hash").notNull(),
    customerId: integer("customer_id"),
    cartId: uuid("cart_id"),
    createdAt: createdAt(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.idHash] }),
    index("sessions_expiry").on(t.expiresAt),
    foreignKey({
      columns: [t.shopId, t.customerId],
      foreignColumns: [customers.shopId, customers.id],
    }).onDelete("cascade"),
  ],
);
