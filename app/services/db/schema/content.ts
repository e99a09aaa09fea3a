import { boolean, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { MenuItem } from "~/models/content/menu";
import type { StaticType, TemplateKind } from "~/models/content/template";
import type { CrawlerSetting } from "~/models/seo/crawler-setting";
import type { WidgetContent } from "~/models/widget/widget-content";
import { countedId, createdAt, label, shopId, updatedAt } from "./columns";
import { shops } from "./shops";

const ofShop = () => shopId().references(() => shops.id, { onDelete: "cascade" });

/**
 * Every address of a shop: unique over CMS pages, categories and products (decisions, "Catalogue").
 * A renamed slug stays behind with `kind` `redirect` and the slug it moved to.
 */
export const slugs = pgTable(
  "slugs",
  {
    shopId: ofShop(),
    slug: text("slug").notNull(),
    kind: text("kind").$type<"page" | "category" | "product" | "redirect">().notNull(),
    targetId: integer("target_id"),
    redirectTo: text("redirect_to"),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.slug] })],
);

/** CMS templates: pages, headers, footers, blocks. `name` finds the special pages (Homepage, 404 Page). */
export const templates = pgTable(
  "templates",
  {
    shopId: ofShop(),
    id: countedId(),
    name: text("name").notNull(),
    entityType: text("entity_type").$type<TemplateKind>().notNull(),
    slug: text("slug"),
    layout: text("layout").notNull().default("default"),
    renderHtml: text("render_html").notNull(),
    metaTitle: label("meta_title"),
    metaDescription: label("meta_description"),
    /** Null for what the shop's settings say. */
    seoCrawlerSetting: text("seo_crawler_setting").$type<CrawlerSetting>(),
    // Headers and footers are named, not numbered: a folder of files knows no ids.
    headerName: label("header_name"),
    footerName: label("footer_name"),
    isPrimary: boolean("is_primary").notNull().default(false),
    is404Page: boolean("is_404_page").notNull().default(false),
    staticType: label("static_type").$type<StaticType>(),
    isPreviewOnly: boolean("is_preview_only").notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    uniqueIndex("templates_name").on(t.shopId, t.entityType, t.name),
  ],
);

/** Widget content, found by the attribute name a template's placeholder names. */
export const widgetContents = pgTable(
  "widget_contents",
  {
    shopId: ofShop(),
    attributeName: text("attribute_name").notNull(),
    content: jsonb("content").$type<WidgetContent>().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.attributeName] })],
);

/** Menus by id; items nest. */
export const menus = pgTable(
  "menus",
  {
    shopId: ofShop(),
    id: text("id").notNull(),
    name: text("name").notNull(),
    items: jsonb("items").$type<MenuItem[]>().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.id] })],
);
