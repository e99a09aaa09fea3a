import { boolean, foreignKey, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { countedId, countedRef, createdAt, shopId } from "../columns";
import { ownedByShop } from "../shops/shops";
import { ofTenant } from "../shops/tenants";
import { staff } from "../staff/staff";

/** Searches, filters and columns of office lists that a member of staff saved under a name. */
export const listViews = pgTable(
  "list_views",
  {
    tenantId: ofTenant(),
    shopId: shopId(),
    id: countedId(),
    staffId: countedRef("staff_id").notNull(),
    /** The list's path, such as `/admin/orders`. */
    list: text("list").notNull(),
    name: text("name").notNull(),
    /** The part of the address behind `?`. */
    query: text("query").notNull(),
    /** Whether all of the business's staff see it. */
    isShared: boolean("is_shared").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique("list_views_name").on(t.tenantId, t.shopId, t.list, t.staffId, t.name),
    ownedByShop(t),
    foreignKey({ columns: [t.tenantId, t.staffId], foreignColumns: [staff.tenantId, staff.id] }).onDelete(
      "cascade",
    ),
  ],
);
