import {
  type AnyPgColumn,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { type LineChoices, noChoices } from "../../models/catalogue/options/line-choices";
import { customers } from "../accounts/customers";
import { products } from "../catalogue/catalogue";
import { countedId, countedRef, createdAt, sellerId } from "../columns";
import { namesSeller, ofTenant } from "../shops/tenants";

/** The key of a row that belongs to a customer and goes with the account. */
const ownedByCustomer = (t: { tenantId: AnyPgColumn; customerId: AnyPgColumn }) =>
  foreignKey({
    columns: [t.tenantId, t.customerId],
    foreignColumns: [customers.tenantId, customers.id],
  }).onDelete("cascade");

/** The key of a row that names a product and goes with it. */
const namesProduct = (t: { tenantId: AnyPgColumn; productId: AnyPgColumn }) =>
  foreignKey({
    columns: [t.tenantId, t.productId],
    foreignColumns: [products.tenantId, products.id],
  }).onDelete("cascade");

/** Products a customer marked with the heart; of a variation its product (rule lists-2). */
export const favorites = pgTable(
  "favorites",
  {
    tenantId: ofTenant(),
    customerId: countedRef("customer_id").notNull(),
    productId: countedRef("product_id").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.customerId, t.productId] }),
    index("favorites_product").on(t.tenantId, t.productId),
    ownedByCustomer(t),
    namesProduct(t),
  ],
);

/** Lines of carts that a customer put aside for later. */
export const savedItems = pgTable(
  "saved_items",
  {
    tenantId: ofTenant(),
    customerId: countedRef("customer_id").notNull(),
    id: countedId(),
    productId: countedRef("product_id").notNull(),
    /** Who offered it when it was kept: whose cart it goes to. */
    sellerId: sellerId(),
    /** As in a cart: tells lines of one product apart by what was chosen. */
    lineKey: text("line_key").notNull().default(""),
    lineData: jsonb("line_data").$type<LineChoices>().notNull().default(noChoices),
    qty: integer("qty").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.customerId, t.id] }),
    uniqueIndex("saved_items_line").on(t.tenantId, t.customerId, t.sellerId, t.productId, t.lineKey),
    index("saved_items_product").on(t.tenantId, t.productId),
    ownedByCustomer(t),
    namesProduct(t),
    namesSeller(t),
  ],
);

/** Lists of what a customer plans to buy (rule lists-8). */
export const shoppingLists = pgTable(
  "shopping_lists",
  {
    tenantId: ofTenant(),
    customerId: countedRef("customer_id").notNull(),
    id: countedId(),
    name: text("name").notNull(),
    /** Last part of the address that shows the list to others; null while it is not shared. */
    shareToken: text("share_token"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.customerId, t.id] }),
    unique("shopping_lists_share").on(t.tenantId, t.shareToken),
    ownedByCustomer(t),
  ],
);

/** What is on shopping lists. */
export const shoppingListItems = pgTable(
  "shopping_list_items",
  {
    tenantId: ofTenant(),
    customerId: countedRef("customer_id").notNull(),
    listId: countedRef("list_id").notNull(),
    id: countedId(),
    productId: countedRef("product_id").notNull(),
    /** Who offered it when it was kept: whose cart it goes to. */
    sellerId: sellerId(),
    /** As in a cart: tells items of one product apart by what was chosen. */
    lineKey: text("line_key").notNull().default(""),
    lineData: jsonb("line_data").$type<LineChoices>().notNull().default(noChoices),
    qty: integer("qty").notNull(),
    /** Place in the list, ascending. */
    position: integer("position").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.customerId, t.listId, t.id] }),
    uniqueIndex("shopping_list_items_line").on(
      t.tenantId,
      t.customerId,
      t.listId,
      t.sellerId,
      t.productId,
      t.lineKey,
    ),
    index("shopping_list_items_product").on(t.tenantId, t.productId),
    foreignKey({
      columns: [t.tenantId, t.customerId, t.listId],
      foreignColumns: [shoppingLists.tenantId, shoppingLists.customerId, shoppingLists.id],
    }).onDelete("cascade"),
    namesProduct(t),
    namesSeller(t),
  ],
);
