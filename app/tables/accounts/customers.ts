import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { VatCheck } from "../../models/accounts/vat/vat-check";
import type { VisitorLocation } from "../../models/shops/visitors/visitor-cookies";
import { countedId, countedRef, createdAt, label, shopId, updatedAt } from "../columns";
import { ownedByShop } from "../shops/shops";
import { ofTenant, sellers } from "../shops/tenants";

/**
 * Customers of a tenant, with one account in all its shops; `email` is stored in lower case. `verifyHash`
 * null means verified.
 */
export const customers = pgTable(
  "customers",
  {
    tenantId: ofTenant(),
    id: countedId(),
    email: text("email").notNull(),
    passwordHash: text("password_hash"),
    firstName: label("first_name"),
    lastName: label("last_name"),
    nickName: label("nick_name"),
    groupCode: label("group_code"),
    /** What an earlier shop sorted the customer by; without effect here. */
    tags: jsonb("tags").$type<string[]>().notNull().default([]),
    isRestricted: boolean("is_restricted").notNull().default(false),
    /** What the store notes about the customer, who does not see it. */
    note: label("note"),
    /** Whether no tax is charged, and why (rule tax-4). */
    isTaxExempt: boolean("tax_exempt").notNull().default(false),
    taxExemptReason: label("tax_exempt_reason"),
    /** The number under which a business pays value added tax, with its country, and what was found of it. */
    vatNumber: label("vat_number"),
    vatCheck: jsonb("vat_check").$type<VatCheck>(),
    /** What a business files its invoices by, such as a Leitweg-ID. */
    invoiceReference: label("invoice_reference"),
    verifyHash: text("verify_hash"),
    /** Where the customer last said they are, and whom they prefer; null for never (rule location-5). */
    visitorLocation: jsonb("visitor_location").$type<VisitorLocation>(),
    /**
     * When the account was deleted. Its row stays without anything personal, because orders and reviews name
     * it.
     */
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
    preferredSellerId: uuid("preferred_seller_id"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("customers_email").on(t.tenantId, t.email),
    index("customers_created").on(t.tenantId, t.createdAt),
    // By which owners find customers: the beginning of an e-mail, words of a name, a group.
    index("customers_email_begins").on(t.tenantId, sql`${t.email} text_pattern_ops`),
    index("customers_group").on(t.tenantId, t.groupCode, t.id),
    index("customers_names").using("gin", sql`customer_names(${t.firstName}, ${t.lastName}, ${t.nickName})`),
    foreignKey({
      columns: [t.tenantId, t.preferredSellerId],
      foreignColumns: [sellers.tenantId, sellers.id],
    }),
  ],
);

/**
 * Browser sessions, guests included. `idHash` is the SHA-256 of the token in the cookie, so a copy of the
 * table signs in no one. A session belongs to one shop, and its cookie to one domain of that shop.
 * `userAgent` and `address` let a customer recognise a sign-in; the address is masked before it is stored,
 * and both are empty for guests.
 */
export const sessions = pgTable(
  "sessions",
  {
    tenantId: ofTenant(),
    shopId: shopId(),
    idHash: text("id_hash").notNull(),
    customerId: countedRef("customer_id"),
    userAgent: label("user_agent"),
    address: label("address"),
    createdAt: createdAt(),
    lastSeenAt: timestamp("last_seen_at", { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.shopId, t.idHash] }),
    index("sessions_expiry").on(t.tenantId, t.expiresAt),
    index("sessions_customer").on(t.tenantId, t.customerId),
    ownedByShop(t),
    foreignKey({
      columns: [t.tenantId, t.customerId],
      foreignColumns: [customers.tenantId, customers.id],
    }).onDelete("cascade"),
  ],
);
