import { pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { label, shopId } from "../columns";
import { ownedByShop } from "../shops/shops";
import { ofTenant } from "../shops/tenants";

/** When a payment provider last sent a shop a webhook, and when one last failed. */
export const paymentWebhooks = pgTable(
  "payment_webhooks",
  {
    tenantId: ofTenant(),
    shopId: shopId(),
    provider: text("provider").notNull(),
    receivedAt: timestamp("received_at", { withTimezone: true }),
    failedAt: timestamp("failed_at", { withTimezone: true }),
    /** Why the last one failed, in words. */
    failure: label("failure"),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.shopId, t.provider] }), ownedByShop(t)],
);
