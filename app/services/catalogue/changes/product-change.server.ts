// @public

import type { ProductDownloads } from "~/models/catalogue/product/product-downloads";
import type { ProductColumns } from "~/models/catalogue/rows/product-fields";
import type { ProductImage } from "~/models/platform/media/product-record";
import type { ExpectedVersion, Stale } from "../../shops/records/refuse-stale.server";

/** One change of a product or variation. */
export type ProductChange = {
  sku: string;
  /** The columns of products.csv that shall be different; an empty text is the column's default. */
  fields: ProductColumns;
  /**
   * The version it was made to (rule owners-1), null for a product that must not exist yet; undefined for
   * whatever is stored.
   */
  expectedVersion?: string | null | undefined;
  /** What stood in fields when the change was made: refused where one is neither that nor as it shall be. */
  expectedFields?: ProductColumns | undefined;
  /** Brings an archived product back. */
  restores?: boolean;
};

/** What the reason says, after the field, where one is not as the change expected it. */
export const changedMeanwhile = "was changed meanwhile";

/** A change that was not made. With `current` the product is no longer the one the change was made to. */
export type RefusedProduct = { sku: string; reason: string; stale?: Stale<ProductColumns | null> };

/** A product or variation, and the version that is meant; whatever is stored without it. */
export type NamedProduct = { sku: string; expectedVersion?: ExpectedVersion };

/** Pictures and files that changes name and that no product they change has, by address and by name. */
export type NamedFiles = {
  pictures: ReadonlyMap<string, ProductImage>;
  downloads: ReadonlyMap<string, ProductDownloads["files"][number]>;
};

/** No other pictures and files. */
export const noFiles: NamedFiles = { pictures: new Map(), downloads: new Map() };
