import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { MenuItem } from "../../models/content/menus/menu";
import type { StaticType, TemplateKind } from "../../models/content/templates/template";
import type { WidgetContent } from "../../models/shops/pages/widget-content";
import type { CrawlerSetting } from "../../models/shops/settings/crawler-setting";
import { countedId, countedRef, createdAt, label, shopId, translations, updatedAt } from "../columns";
import { ownedByShop } from "../shops/shops";
import { ofTenant } from "../shops/tenants";

/**
 * Every address: of categories and products once for the tenant (`shop_id` null), of CMS pages for each shop.
 * A shop's own are looked up first. A renamed slug stays behind with `kind` `redirect` and the slug it moved
 * to.
 */
export const slugs = pgTable(
  "slugs",
  {
    tenantId: ofTenant(),
    shopId: uuid("shop_id"),
    slug: text("slug").notNull(),
    kind: text("kind").$type<"page" | "category" | "product" | "redirect">().notNull(),
    targetId: countedRef("target_id"),
    redirectTo: text("redirect_to"),
    /** Of a slug in a further language; empty for what its owner calls it first. */
    language: label("language"),
  },
  (t) => [unique("slugs_address").on(t.tenantId, t.slug, t.shopId).nullsNotDistinct(), ownedByShop(t)],
);

/**
 * Where addresses of an earlier shop lead (rule addresses-7), those that end in `/*` with all beneath them.
 * Looked up only where nothing else has the address.
 */
export const redirects = pgTable(
  "redirects",
  {
    tenantId: ofTenant(),
    shopId: shopId(),
    fromPath: text("from_path").notNull(),
    toPath: text("to_path").notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.shopId, t.fromPath] }), ownedByShop(t)],
);

/**
 * How often addresses were asked for that redirects lead on (`redirected`), and that led nowhere (`missed`);
 * of these the latest (rule addresses-9).
 */
export const addressHits = pgTable(
  "address_hits",
  {
    tenantId: ofTenant(),
    shopId: shopId(),
    kind: text("kind").$type<"redirected" | "missed">().notNull(),
    path: text("path").notNull(),
    hits: bigint("hits", { mode: "number" }).notNull().default(1),
    lastAt: timestamp("last_at", { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.shopId, t.kind, t.path] }),
    index("address_hits_latest").on(t.tenantId, t.shopId, t.kind, t.lastAt),
    ownedByShop(t),
  ],
);

/** CMS templates: pages, headers, footers, blocks. `name` finds the special pages (Homepage, 404 Page). */
export const templates = pgTable(
  "templates",
  {
    tenantId: ofTenant(),
    shopId: shopId(),
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
    /** When the page is taken down: it then opens by preview links alone (rule builder-9). */
    takeDownAt: timestamp("take_down_at", { withTimezone: true }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    translations: translations(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.shopId, t.id] }),
    uniqueIndex("templates_name").on(t.tenantId, t.shopId, t.entityType, t.name),
    ownedByShop(t),
  ],
);

/** Widget content, found by the attribute name a template's placeholder names. */
export const widgetContents = pgTable(
  "widget_contents",
  {
    tenantId: ofTenant(),
    shopId: shopId(),
    attributeName: text("attribute_name").notNull(),
    content: jsonb("content").$type<WidgetContent>().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.shopId, t.attributeName] }), ownedByShop(t)],
);

/** Menus by id; items nest. */
export const menus = pgTable(
  "menus",
  {
    tenantId: ofTenant(),
    shopId: shopId(),
    id: text("id").notNull(),
    name: text("name").notNull(),
    items: jsonb("items").$type<MenuItem[]>().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.shopId, t.id] }), ownedByShop(t)],
);
