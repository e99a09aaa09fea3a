import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { SellerRole, StaffRole } from "../../models/shops/actors/actor";
import { countedId, countedRef, createdAt, updatedAt } from "../columns";
import { shops } from "../shops/shops";
import { namesSeller, ofTenant } from "../shops/tenants";

/** People who work for the business, or for the one seller they name. */
export const staff = pgTable(
  "staff",
  {
    tenantId: ofTenant(),
    id: countedId(),
    /** Null for the business's own staff. */
    sellerId: uuid("seller_id"),
    email: text("email").notNull(),
    name: text("name").notNull(),
    /** Argon2id; null until the invitation was accepted. */
    passwordHash: text("password_hash"),
    /** When the password was last chosen, for the audit, which keeps no hashes. */
    passwordChangedAt: timestamp("password_changed_at", { withTimezone: true }),
    /** Unset for someone who left; what they did stays theirs. */
    isActive: boolean("is_active").notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("staff_email").on(t.tenantId, sql`lower(${t.email})`),
    namesSeller(t),
  ],
);

/** What a member of staff may do: in one shop, or in all of them where `shop_id` is null. */
export const staffRoles = pgTable(
  "staff_roles",
  {
    tenantId: ofTenant(),
    staffId: countedRef("staff_id").notNull(),
    role: text("role").$type<StaffRole | SellerRole>().notNull(),
    shopId: uuid("shop_id"),
  },
  (t) => [
    unique("staff_roles_once").on(t.tenantId, t.staffId, t.role, t.shopId).nullsNotDistinct(),
    foreignKey({ columns: [t.tenantId, t.staffId], foreignColumns: [staff.tenantId, staff.id] }).onDelete(
      "cascade",
    ),
    foreignKey({ columns: [t.tenantId, t.shopId], foreignColumns: [shops.tenantId, shops.id] }).onDelete(
      "cascade",
    ),
  ],
);
