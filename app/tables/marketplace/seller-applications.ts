import { index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type {
  ApplicationAnswer,
  ApplicationState,
} from "../../models/marketplace/application/seller-application";
import { countedId, createdAt, label, shopId, updatedAt } from "../columns";
import { ownedByShop } from "../shops/shops";
import { ofTenant } from "../shops/tenants";

/** Who asked to sell in a marketplace (rule sellers-19). */
export const sellerApplications = pgTable(
  "seller_applications",
  {
    tenantId: ofTenant(),
    id: countedId(),
    /** The marketplace it was sent in. */
    shopId: shopId(),
    /** What shoppers would read as the seller's name. */
    name: text("name").notNull(),
    ownerName: text("owner_name").notNull(),
    email: text("email").notNull(),
    /** The business's questions as they were asked, with what was answered. */
    answers: jsonb("answers").$type<ApplicationAnswer[]>().notNull().default([]),
    state: text("state").$type<ApplicationState>().notNull().default("waiting"),
    /** The words of a refusal. */
    reason: label("reason"),
    /** The seller that came of it; null before it is approved. */
    madeSellerId: uuid("made_seller_id"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index("seller_applications_state").on(t.tenantId, t.state, t.createdAt),
    ownedByShop(t),
  ],
);
