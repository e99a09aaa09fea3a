// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
import type { PageInfo } from "./schema";
/** Arguments and answers of these calls. */
export type ProductQuery = {
  /** Products without their variations, in the order of their ids; a seller's key gets what the seller offers. catalogue:read */
  products: {
    args: {
      search: ProductSearch | null;
      limit: number;
      after?: string | null;
    };
    answer: ProductPage;
  };
  /** One product with its variations, by its id or by the SKU of any of them. catalogue:read */
  product: {
    args: {
      id?: number | null;
      sku?: string | null;
    };
    answer: Product | null;
  };
};
export type ProductStatus = "active" | "archived" | "discontinued";
/** What products are looked for by; all of it has to hold. */
export type ProductSearch = {
  /** Beginnings of words of name, brand, type, attributes or SKU. */
  text?: string | null;
  /** The whole SKU, of the product or of one of its variations. */
  sku?: string | null;
  statuses?: Array<ProductStatus> | null;
  categoryId?: number | null;
  sellerId?: string | null;
};
export type ProductPage = {
  nodes: Array<ProductSummary>;
  pageInfo: PageInfo;
};
export type ProductSummary = {
  id: number;
  sku: string;
  slug: string | null;
  name: string;
  brand: string;
  /** simple, variable_product, grouped or gift_certificate. */
  type: string;
  status: ProductStatus;
  createdAt: string;
  updatedAt: string;
  /** Those of all products of a page are read together. */
  offers: Array<Offer>;
};
export type Product = {
  id: number;
  sku: string;
  slug: string | null;
  name: string;
  subTitle: string;
  shortDescription: string;
  description: string;
  brand: string;
  productType: string;
  type: string;
  status: ProductStatus;
  featured: boolean;
  taxClass: string;
  weightG: number;
  /** Code to values. */
  attributes: unknown;
  images: unknown;
  /** Average of its approved reviews, hundredths of a star. */
  ratingHundredths: number;
  reviewCount: number;
  createdAt: string;
  updatedAt: string;
  offers: Array<Offer>;
  variations: Array<Variation>;
};
export type Variation = {
  id: number;
  sku: string;
  name: string;
  status: ProductStatus;
  /** Label of the option to its value. */
  options: unknown;
  offers: Array<Offer>;
};
/** What a seller asks for a product, and on what terms. */
export type Offer = {
  sellerId: string;
  priceMinor: number;
  /** What is asked for it, after reductions. */
  finalPriceMinor: number;
  /** Of both, which setPrices takes. */
  priceVersion: string;
  currency: string;
  isVisible: boolean;
  isForSale: boolean;
  /** Null where nothing is counted. */
  stock: Stock | null;
};
export type Stock = {
  sku: string;
  onHand: number;
  /** Promised to orders that were not sent yet. */
  reserved: number;
  /** Whether pieces are counted at all. */
  isManaged: boolean;
  allowsBackorders: boolean;
  lowStockThreshold: number;
  /** Of onHand, which changeStock takes. */
  version: string;
};
