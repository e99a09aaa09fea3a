// @public

import type { ProductOptionAxis } from "../../platform/media/product-record";
import type { Minor } from "../../platform/money/money";
import type { Translations } from "../../platform/translations/translations";
import type { OfferValues } from "../offer/offer-values";
import type { SubscriptionPlan } from "../plans/plan";
import type { StockCounting } from "../rows/count-stock";
import type { ShippingTerms } from "../stock/shipping-terms";
import type { ProductDownloads } from "./product-downloads";
import type { ProductTexts } from "./product-texts";

/**
 * A picture in a file: a file name or an http(s) address. An empty `alt` means the product's name, null the
 * text that the product has for this picture, if any.
 */
export type ImageSource = { source: string; alt: string | null };

/** A price from a quantity on, for everyone or for the named groups. */
export type PriceLevelRecord = { customerGroups: string[]; minQty: number; priceMinor: Minor };

/**
 * The stock item of a row. Rows with the same `sku` share it. `counting` says how the file names `onHand`.
 */
export type StockRecord = OfferValues<"stock"> & {
  sku: string;
  counting: StockCounting;
};

/**
 * A seller's terms for a product or variation, as in the files. What a variation leaves out comes from the
 * same seller's offer of its product. Amounts are minor units.
 */
export type OfferRecord = OfferValues<"offer"> & {
  priceLevels: PriceLevelRecord[];
  /** Null without counted stock: variable and grouped products. */
  stock: StockRecord | null;
};

/** Classes of products (docs/shop-folder.md). */
export const classCodes = ["simple", "variable_product", "grouped", "gift_certificate"] as const;

/**
 * A product or variation as a file of any format has it, before pictures and references are resolved.
 * Importers make these records, and one service writes them. Amounts are minor units, weights grams.
 */
export type ProductRecord = ProductTexts & {
  /** Line in the file where the record begins, counted from 1, for messages. */
  line: number;
  sku: string;
  /** The number it is shared by in a marketplace; null for its id. */
  jpin: string | null;
  /** SKU of a variation's variable product. */
  parentSku: string | null;
  classCode: (typeof classCodes)[number];
  name: string;
  /** HTML. */
  description: string;
  /** Null on variations. */
  slug: string | null;
  /** The house seller's offer; null without one. */
  offer: OfferRecord | null;
  /** The first is the primary one. */
  categorySlugs: string[];
  images: ImageSource[];
  /** Addresses of videos at a supported provider. */
  videos: string[];
  /** Options of a variable product. */
  optionAxes: ProductOptionAxis[];
  /** A variation's option values: label to value. */
  optionValues: Record<string, string>;
  /** Code of its option set; null without one and on variations. */
  optionSet: string | null;
  attributes: Record<string, string[]>;
  /** Children of a grouped product, in order. */
  childSkus: string[];
  status: "active" | "archived" | "discontinued";
  featured: boolean;
  salesRank: number;
  /**
   * Average of the ratings brought from another shop, hundredths of a star; 0 without any (rule reviews-9).
   */
  importedRatingHundredths: number;
  /** How many ratings were brought from another shop (rule reviews-9). */
  importedReviewCount: number;
  taxClass: string;
  weightG: number;
  nonShippable: boolean;
  /** The intervals it may be subscribed at; empty on variations. */
  subscriptionPlans: SubscriptionPlan[];
  /**
   * How and where it may be sent; null for a product that is sent like any other, and for a variation like
   * its product.
   */
  shippingTerms: ShippingTerms | null;
  /** The files its buyers may download, by their names; null without any. */
  downloads: ProductDownloads<string> | null;
  /** UTC ISO moment; null for the time of the first import. */
  createdAt: string | null;
  /** Its texts in further languages, by column; null for none (rule texts-7). */
  translations: Translations | null;
};

/** A message about a row for its owner: a refusal, or a note about an accepted row. */
export type RowMessage = { line: number; reason: string };

/** The result of reading a file: accepted rows, and reasons for the refused ones. */
export type ParsedRows = { records: ProductRecord[]; refused: RowMessage[] };

/**
 * A row of a CSV file: column name to cell, and the line it begins at. `kept` are columns that the file does
 * not have and whose cells say what is stored.
 */
export type CsvRow = { line: number; cells: Record<string, string>; kept?: ReadonlySet<string> };
