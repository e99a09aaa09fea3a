import { foreignKey, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { FolderMarks } from "../../models/files/folder-marks";
import { shops } from "../shops/shops";
import { ofTenant } from "../shops/tenants";

/** What each folder of a shop held when it was last applied or exported (rule shop-folders-6). */
export const folderMarks = pgTable(
  "folder_marks",
  {
    tenantId: ofTenant(),
    shopId: uuid("shop_id").notNull(),
    /** The id in its folder.json; empty for one without. */
    folder: text("folder").notNull(),
    marks: jsonb("marks").$type<FolderMarks>().notNull(),
    markedAt: timestamp("marked_at", { withTimezone: true }).notNull(),
    /** Null for one that was exported only. */
    appliedAt: timestamp("applied_at", { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.shopId, t.folder] }),
    foreignKey({ columns: [t.tenantId, t.shopId], foreignColumns: [shops.tenantId, shops.id] }).onDelete(
      "cascade",
    ),
  ],
);
