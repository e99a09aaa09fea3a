import type { ProductOptionAxis } from "../catalogue/product-record";
import type { Minor } from "../money/money";
import type { ProductTexts } from "../product-field/product-texts";

/** A picture as a file names it: a file name or an http(s) address. `alt` empty means the product's name. */
export type ImageSource = { source: string; alt: string };

/** A price from some quantity on, for everybody or for the named groups. */
export type PriceLevelRecord = { customerGroups: string[]; minQty: number; priceMinor: Minor };

/** The stock item a row draws from. Rows that name the same `sku` share it. */
export type StockRecord = {
  sku: string;
  onHand: number;
  manageStock: boolean;
  allowBackorders: boolean;
  backorderMessage: string;
  lowStockThreshold: number;
};

/**
 * What a seller asks for a product or variation, and on what terms: as the files say it. What a variation leaves out it
 * takes from the same seller's offer of its product. Amounts are minor units.
 */
export type OfferRecord = {
  priceMinor: Minor;
  finalPriceMinor: Minor;
  msrpMinor: Minor | null;
  hidePrice: boolean;
  priceLevels: PriceLevelRecord[];
  /** Null where nothing is counted: variable and grouped products. */
  stock: StockRecord | null;
  /** Words for few pieces left, in place of how many; a variation without its own has its parent's. */
  lowStockAlertMessage: string;
  maxCartQty: number;
  isVisible: boolean;
  availableForSale: boolean;
  /** On top of delivery, for each piece that is shipped; a variation without its own has its parent's. */
  shippingFeeMinor: Minor | null;
  /** Plain text beside the stock state. */
  itemDeliveryInfo: string;
  /** Id of one of the shop's delivery estimates; empty for the shop's first. */
  deliveryEstimateId: string;
};

/** Classes of products (docs/shop-folder.md). */
export const classCodes = ["simple", "variable_product", "grouped", "gift_certificate"] as const;

/**
 * One product or variation, whatever file format described it, before pictures and references are looked up.
 * Every importer makes these, and one service writes them. Amounts are minor units, weights grams.
 */
export type ProductRecord = ProductTexts & {
  /** Line of the file the record begins at, counted from 1, for messages. */
  line: number;
  sku: string;
  /** Set on a variation: the SKU of its variable product. */
  parentSku: string | null;
  classCode: (typeof classCodes)[number];
  name: string;
  /** HTML. */
  description: string;
  /** Null on variations. */
  slug: string | null;
  /** Of the house seller; null where it has none. */
  offer: OfferRecord | null;
  /** The first is the primary one. */
  categorySlugs: string[];
  images: ImageSource[];
  /** Addresses of videos at one of the supported providers. */
  videos: string[];
  /** Of a variable product. */
  optionAxes: ProductOptionAxis[];
  /** Of a variation: option label to value. */
  optionValues: Record<string, string>;
  attributes: Record<string, string[]>;
  /** Of a grouped product, in order. */
  childSkus: string[];
  status: "active" | "archived" | "discontinued";
  featured: boolean;
  salesRank: number;
  taxClass: string;
  weightG: number;
  nonShippable: boolean;
  /** UTC ISO moment; null means the moment of the first import. */
  createdAt: string | null;
};

/** Something about a row that its owner should know: a refusal, or a remark about a row that went in. */
export type RowMessage = { line: number; reason: string };

/** What a file gave: the rows that are right, and why the others are not. */
export type ParsedRows = { records: ProductRecord[]; refused: RowMessage[] };

/** A row of a CSV file: column name to cell, and the line it begins at. */
export type CsvRow = { line: number; cells: Record<string, string> };
