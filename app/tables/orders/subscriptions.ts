import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Address } from "../../models/accounts/address/address";
import type { LineChoices } from "../../models/catalogue/options/line-choices";
import type { Interval } from "../../models/catalogue/plans/plan";
import type { SubscriptionStatus } from "../../models/orders/subscription/subscription-status";
import { customers } from "../accounts/customers";
import { countedRef, createdAt, label, sellerId, shopId, updatedAt } from "../columns";
import { storedMethods } from "../payments/stored-methods";
import { namesShop } from "../shops/shops";
import { keptByTenant, namesSeller } from "../shops/tenants";
import { orderItems } from "./orders";

/**
 * Subscriptions that paid orders started, one for each line (rule subscriptions-4). Dates are days of the
 * shop's clock. Prices are not kept: each delivery costs what the product costs a subscriber on its day.
 */
export const subscriptions = pgTable(
  "subscriptions",
  {
    tenantId: keptByTenant(),
    id: uuid("id").notNull().defaultRandom(),
    shopId: shopId(),
    sellerId: sellerId(),
    customerId: countedRef("customer_id").notNull(),
    /** The order and the line that started it. */
    orderId: uuid("order_id").notNull(),
    orderItemId: countedRef("order_item_id").notNull(),
    productId: countedRef("product_id").notNull(),
    name: text("name").notNull(),
    variationText: label("variation_text"),
    imageUrl: label("image_url"),
    lineKey: label("line_key"),
    /** What was chosen, the plan included. */
    lineData: jsonb("line_data").$type<LineChoices>().notNull(),
    qty: integer("qty").notNull(),
    every: integer("every").notNull(),
    unit: text("unit").$type<Interval["unit"]>().notNull(),
    status: text("status").$type<SubscriptionStatus>().notNull(),
    /** The day its rhythm is counted from. */
    firstOn: date("first_on", { mode: "string" }).notNull(),
    nextOn: date("next_on", { mode: "string" }).notNull(),
    /** How often the next delivery failed, why, and when it is tried again. */
    failedTries: integer("failed_tries").notNull().default(0),
    failure: label("failure"),
    retryAt: timestamp("retry_at", { withTimezone: true }),
    email: text("email").notNull(),
    shippingAddress: jsonb("shipping_address").$type<Address | null>(),
    billingAddress: jsonb("billing_address").$type<Address>().notNull(),
    shippingMethodCode: label("shipping_method_code"),
    paymentMethodCode: text("payment_method_code").notNull(),
    paymentMethodTitle: text("payment_method_title").notNull(),
    /**
     * What its deliveries are charged to; null for a method that asks for each payment, and where there is
     * none.
     */
    storedMethodId: uuid("stored_method_id"),
    customerBirthdate: text("customer_birthdate"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("subscriptions_line").on(t.tenantId, t.orderId, t.orderItemId),
    index("subscriptions_customer").on(t.tenantId, t.customerId),
    index("subscriptions_due").on(t.tenantId, t.status, t.nextOn),
    namesShop(t),
    namesSeller(t),
    foreignKey({
      columns: [t.tenantId, t.customerId],
      foreignColumns: [customers.tenantId, customers.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [t.tenantId, t.orderId, t.orderItemId],
      foreignColumns: [orderItems.tenantId, orderItems.orderId, orderItems.id],
    }),
    foreignKey({
      columns: [t.tenantId, t.storedMethodId],
      foreignColumns: [storedMethods.tenantId, storedMethods.id],
    }),
  ],
);

/**
 * Deliveries of a subscription, one for each of its days (rule subscriptions-8). `token` is the idempotency
 * token of its order and the id of the cart it is made of; a try that could place none gets another.
 */
export const subscriptionDeliveries = pgTable(
  "subscription_deliveries",
  {
    tenantId: keptByTenant(),
    subscriptionId: uuid("subscription_id").notNull(),
    dueOn: date("due_on", { mode: "string" }).notNull(),
    token: uuid("token").notNull().defaultRandom(),
    /** Its order; null until it is placed. */
    orderId: uuid("order_id"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.subscriptionId, t.dueOn] }),
    foreignKey({
      columns: [t.tenantId, t.subscriptionId],
      foreignColumns: [subscriptions.tenantId, subscriptions.id],
    }).onDelete("cascade"),
  ],
);
