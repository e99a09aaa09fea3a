import { sql } from "drizzle-orm";
import { boolean, foreignKey, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { Address } from "../../models/accounts/address/address";
import { countedId, countedRef, createdAt, tenantId, updatedAt } from "../columns";
import { customers } from "./customers";

/**
 * The address book of a customer. `contentKey` is the same for the same address, so that each is kept once.
 */
export const customerAddresses = pgTable(
  "customer_addresses",
  {
    tenantId: tenantId(),
    id: countedId(),
    customerId: countedRef("customer_id").notNull(),
    address: jsonb("address").$type<Address>().notNull(),
    contentKey: text("content_key").notNull(),
    isDefaultShipping: boolean("is_default_shipping").notNull().default(false),
    isDefaultBilling: boolean("is_default_billing").notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("customer_addresses_content").on(t.tenantId, t.customerId, t.contentKey),
    uniqueIndex("customer_addresses_shipping").on(t.tenantId, t.customerId).where(sql`is_default_shipping`),
    uniqueIndex("customer_addresses_billing").on(t.tenantId, t.customerId).where(sql`is_default_billing`),
    foreignKey({
      columns: [t.tenantId, t.customerId],
      foreignColumns: [customers.tenantId, customers.id],
    }).onDelete("cascade"),
  ],
);
