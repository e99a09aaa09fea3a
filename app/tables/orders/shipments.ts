import { foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { countedRef, createdAt, label } from "../columns";
import { keptByTenant } from "../shops/tenants";
import { orderItems, orders } from "./orders";

/** Parcels of an order. `carrier` is a code the tracking page of which is known, or a name. */
export const shipments = pgTable(
  "shipments",
  {
    tenantId: keptByTenant(),
    orderId: uuid("order_id").notNull(),
    id: uuid("id").notNull().defaultRandom(),
    carrier: text("carrier").notNull(),
    trackingNumber: label("tracking_number"),
    createdAt: createdAt(),
    /** When it was handed over; null as long as that is not known. */
    deliveredAt: timestamp("delivered_at", { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.orderId, t.id] }),
    index("shipments_created").on(t.tenantId, t.createdAt),
    foreignKey({ columns: [t.tenantId, t.orderId], foreignColumns: [orders.tenantId, orders.id] }),
  ],
);

/** What is in a parcel: pieces of the order's lines. */
export const shipmentItems = pgTable(
  "shipment_items",
  {
    tenantId: keptByTenant(),
    orderId: uuid("order_id").notNull(),
    shipmentId: uuid("shipment_id").notNull(),
    orderItemId: countedRef("order_item_id").notNull(),
    qty: integer("qty").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.orderId, t.shipmentId, t.orderItemId] }),
    foreignKey({
      columns: [t.tenantId, t.orderId, t.shipmentId],
      foreignColumns: [shipments.tenantId, shipments.orderId, shipments.id],
    }),
    foreignKey({
      columns: [t.tenantId, t.orderId, t.orderItemId],
      foreignColumns: [orderItems.tenantId, orderItems.orderId, orderItems.id],
    }),
  ],
);
