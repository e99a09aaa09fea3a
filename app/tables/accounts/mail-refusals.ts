import { foreignKey, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { RefusableMail } from "../../models/accounts/mail-kind";
import { countedRef, createdAt, shopId, tenantId } from "../columns";
import { ownedByShop } from "../shops/shops";
import { customers } from "./customers";

/**
 * Kinds of mail that a customer does not want from a shop; a kind without a row is wanted (rule accounts-33).
 */
export const mailRefusals = pgTable(
  "mail_refusals",
  {
    tenantId: tenantId(),
    shopId: shopId(),
    customerId: countedRef("customer_id").notNull(),
    kind: text("kind").$type<RefusableMail>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.shopId, t.customerId, t.kind] }),
    ownedByShop(t),
    foreignKey({
      columns: [t.tenantId, t.customerId],
      foreignColumns: [customers.tenantId, customers.id],
    }).onDelete("cascade"),
  ],
);
