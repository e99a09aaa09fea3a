import { sql } from "drizzle-orm";
import {
  boolean,
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
import type { CategoryRule } from "../../models/catalogue/categories/category-rule";
import type { OptionSet } from "../../models/catalogue/options/product-option";
import type { SubscriptionPlan } from "../../models/catalogue/plans/plan";
import type { ProductDownloads } from "../../models/catalogue/product/product-downloads";
import type { ShippingTerms } from "../../models/catalogue/stock/shipping-terms";
import type {
  OptionalContent,
  ProductImage,
  ProductOptionAxis,
} from "../../models/platform/media/product-record";
import type { CrawlerSetting } from "../../models/shops/settings/crawler-setting";
import { countedId, countedRef, createdAt, label, translations, updatedAt } from "../columns";
import { ofTenant } from "../shops/tenants";
import { tsvector } from "../tsvector";

/** The category tree of a tenant. `path` holds the slugs from the root, joined by `/`. */
export const categories = pgTable(
  "categories",
  {
    tenantId: ofTenant(),
    id: countedId(),
    parentId: countedRef("parent_id"),
    slug: text("slug").notNull(),
    path: text("path").notNull(),
    name: text("name").notNull(),
    subTitle: label("sub_title"),
    description: label("description"),
    image: jsonb("image").$type<ProductImage | null>(),
    imageMobile: jsonb("image_mobile").$type<ProductImage | null>(),
    displayOption: text("display_option").notNull().default("horizontal"),
    metaTitle: label("meta_title"),
    metaDescription: label("meta_description"),
    metaKeyword: label("meta_keyword"),
    /** Null for what the shop's settings say. */
    seoCrawlerSetting: text("seo_crawler_setting").$type<CrawlerSetting>(),
    optionalContent: jsonb("optional_content").$type<OptionalContent | null>(),
    /** Products that meet it are in the category without being listed by hand; null for none. */
    rule: jsonb("rule").$type<CategoryRule>(),
    isActive: boolean("is_active").notNull().default(true),
    position: integer("position").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    translations: translations(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("categories_slug").on(t.tenantId, t.slug),
    index("categories_path").on(t.tenantId, t.path),
    index("categories_name_words").using("gin", sql`to_tsvector('english', search_text(${t.name}))`),
  ],
);

/** Options, visibility rules and personalization fields that products of a tenant share. */
export const optionSets = pgTable(
  "option_sets",
  {
    tenantId: ofTenant(),
    code: text("code").notNull(),
    definition: jsonb("definition").$type<OptionSet>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.code] })],
);

/**
 * Products and their variations: what they are, for every seller alike. What they cost and whether they are
 * sold is said by offers. A variation is a row with `parent_id`; what it leaves empty it takes from its
 * parent.
 */
export const products = pgTable(
  "products",
  {
    tenantId: ofTenant(),
    id: countedId(),
    parentId: countedRef("parent_id"),
    sku: text("sku").notNull(),
    /** The number it is shared by in a marketplace; null for its id (rule sellers-8). */
    jpin: text("jpin"),
    slug: text("slug"),
    /** The seller who brought it and may write its texts (rule sellers-20); null for the business's. */
    ownerSellerId: uuid("owner_seller_id"),
    classCode: text("class_code")
      .$type<"simple" | "variable_product" | "grouped" | "gift_certificate">()
      .notNull()
      .default("simple"),
    name: text("name").notNull(),
    subTitle: label("sub_title"),
    shortDescription: label("short_description"),
    description: label("description"),
    brand: label("brand"),
    productType: label("product_type"),
    /** Global Trade Item Number: 8, 12, 13 or 14 digits. */
    gtin: label("gtin"),
    /** What a piece holds and by what its price is compared: `750 ml / 100 ml`. */
    unitPriceMeasure: label("unit_price_measure"),
    /** Why consumers may not withdraw from it (rule withdrawals-4); empty where they may. */
    withdrawalException: label("withdrawal_exception"),
    images: jsonb("images").$type<ProductImage[]>().notNull().default([]),
    /** Addresses of videos at one of the supported providers, in order. */
    videos: jsonb("videos").$type<string[]>().notNull().default([]),
    /** Of a variable product: SKU of the variation its page opens on; empty for the best one. */
    defaultVariationSku: label("default_variation_sku"),
    /** Of a variable product: its option axes in order. */
    optionAxes: jsonb("option_axes").$type<ProductOptionAxis[]>().notNull().default([]),
    /** Of a variation: option label to value. */
    optionValues: jsonb("option_values").$type<Record<string, string>>().notNull().default({}),
    /** Code of its option set; a variation has its product's. */
    optionSet: text("option_set"),
    /** Filterable attributes: code to values. */
    attributes: jsonb("attributes").$type<Record<string, string[]>>().notNull().default({}),
    status: text("status").$type<"active" | "archived" | "discontinued">().notNull().default("active"),
    /**
     * Of a product that its shop's files no longer name: the status it returns with; null while they name it.
     */
    archivedFrom: text("archived_from").$type<"active" | "archived" | "discontinued">(),
    featured: boolean("featured").notNull().default(false),
    salesRank: integer("sales_rank").notNull().default(0),
    /**
     * Average and number of the ratings brought from another shop, as `ratingHundredths` counts them (rule
     * reviews-9).
     */
    importedRatingHundredths: integer("imported_rating_hundredths").notNull().default(0),
    importedReviewCount: integer("imported_review_count").notNull().default(0),
    /** Average of its approved reviews and imported ratings, hundredths of a star; 0 for none. */
    ratingHundredths: integer("rating_hundredths").notNull().default(0),
    reviewCount: integer("review_count").notNull().default(0),
    taxClass: text("tax_class").notNull().default("standard"),
    weightG: integer("weight_g").notNull().default(0),
    nonShippable: boolean("non_shippable").notNull().default(false),
    /** The intervals it may be subscribed at; a variation has its product's (rule subscriptions-1). */
    subscriptionPlans: jsonb("subscription_plans").$type<SubscriptionPlan[]>().notNull().default([]),
    /**
     * How and where it may be sent; null for a product that is sent like any other (rules shipping-1 and
     * shipping-3).
     */
    shippingTerms: jsonb("shipping_terms").$type<ShippingTerms>(),
    /** The files its buyers may download; null without any (rule downloads-1). */
    downloads: jsonb("downloads").$type<ProductDownloads>(),
    metaTitle: label("meta_title"),
    metaDescription: label("meta_description"),
    position: integer("position").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
    /**
     * What a search finds it by: A its name, B and C what else it says, D its SKU. Of a variation C what it
     * has beyond its options, and D: these find its product.
     */
    search: tsvector("search").generatedAlwaysAs(
      sql`case when parent_id is null then product_search(name, brand, sub_title, product_type, short_description, attributes, option_axes, sku) else variation_search(attributes, option_values, sku) end`,
    ),
    translations: translations(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex("products_sku").on(t.tenantId, t.sku),
    uniqueIndex("products_slug").on(t.tenantId, t.slug),
    uniqueIndex("products_jpin").on(t.tenantId, t.jpin),
    index("products_parent").on(t.tenantId, t.parentId),
    index("products_state").on(t.tenantId, t.status, t.id).where(sql`${t.parentId} is null`),
    index("products_name").on(t.tenantId, sql`lower(left(${t.name}, 200))`, t.id),
    index("products_search").using("gin", t.search),
    // Words of names and texts are in the catalogue index; those of SKUs, one or two a product, would take
    // too much there.
    index("products_sku_words").using("gin", sql`to_tsvector('simple', search_text(${t.sku}))`),
    // What a scanner reads, filled up to 14 digits (rule office-106).
    index("products_barcode").on(t.tenantId, sql`lpad(${t.gtin}, 14, '0')`).where(sql`${t.gtin} <> ''`),
    index("products_with_videos").on(t.tenantId).where(sql`${t.videos} <> '[]'`),
    index("products_translated_words")
      .using("gin", sql`translated_words(${t.translations})`)
      .where(sql`${t.translations} is not null`),
    index("products_translated_descriptions")
      .using("gin", sql`translated_descriptions(${t.translations})`)
      .where(sql`${t.translations} is not null`),
    index("products_description_words").using(
      "gin",
      sql`to_tsvector('english', search_text(html_text(${t.description})))`,
    ),
    foreignKey({ columns: [t.tenantId, t.parentId], foreignColumns: [t.tenantId, t.id] }).onDelete("cascade"),
    foreignKey({
      columns: [t.tenantId, t.optionSet],
      foreignColumns: [optionSets.tenantId, optionSets.code],
    }),
  ],
);

/**
 * Which categories a product is listed in. Of those given by hand exactly one is primary (its breadcrumb);
 * one it is in by the category's rule never is.
 */
export const productCategories = pgTable(
  "product_categories",
  {
    tenantId: ofTenant(),
    categoryId: countedRef("category_id").notNull(),
    productId: countedRef("product_id").notNull(),
    isPrimary: boolean("is_primary").notNull().default(false),
    /** Whether it follows from the category's rule (rule owners-10); no file names it. */
    byRule: boolean("by_rule").notNull().default(false),
    position: integer("position").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.categoryId, t.productId] }),
    index("product_categories_product").on(t.tenantId, t.productId),
    foreignKey({
      columns: [t.tenantId, t.categoryId],
      foreignColumns: [categories.tenantId, categories.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [t.tenantId, t.productId],
      foreignColumns: [products.tenantId, products.id],
    }).onDelete("cascade"),
  ],
);

/** Children of a grouped product, in order. */
export const productChildren = pgTable(
  "product_children",
  {
    tenantId: ofTenant(),
    parentId: countedRef("parent_id").notNull(),
    childId: countedRef("child_id").notNull(),
    position: integer("position").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.parentId, t.childId] }),
    foreignKey({
      columns: [t.tenantId, t.parentId],
      foreignColumns: [products.tenantId, products.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [t.tenantId, t.childId],
      foreignColumns: [products.tenantId, products.id],
    }).onDelete("cascade"),
  ],
);

/**
 * The words a shop's products are found by, under every key a mistyped word can share with them: its first
 * letters with up to two of them left out. Filled by triggers of `products` and `categories`; words stay when
 * their last product goes, where they find nothing and do no harm.
 */
export const searchWords = pgTable(
  "search_words",
  { tenantId: ofTenant(), key: text("key").notNull(), word: text("word").notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.key, t.word] })],
);

/** What a video's provider says of it. A video that could not be embedded has no thumbnail. */
export const videoEmbeds = pgTable(
  "video_embeds",
  {
    tenantId: ofTenant(),
    url: text("url").notNull(),
    title: label("title"),
    thumbnailUrl: label("thumbnail_url"),
    isEmbeddable: boolean("is_embeddable").notNull(),
    lookedUpAt: timestamp("looked_up_at", { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.url] })],
);
