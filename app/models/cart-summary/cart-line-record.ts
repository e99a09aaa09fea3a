import type { ProductImage } from "../catalogue/product-record";
import type { SellableTerms } from "../catalogue/sellable";
import type { Minor } from "../money/money";

/** Something that can be bought, with what a cart shows of it and what tax and delivery depend on. */
export type CartProduct = SellableTerms & {
  productId: number;
  sku: string;
  name: string;
  subTitle: string;
  /** Slug of the product's page (the parent's for a variation); empty when it has none. */
  slug: string;
  isVariation: boolean;
  /** Values of a variation in the order of its product's options, joined by ' | '; empty for a simple product. */
  variationText: string;
  image: ProductImage | null;
  taxClass: string;
  weightG: number;
  nonShippable: boolean;
  /** What it draws from; null when it has no stock item, and so nothing to sell. */
  stockItemId: number | null;
};

/** A line of a cart. */
export type CartLineRecord = CartProduct & {
  itemId: number;
  /** What makes two lines of one product differ; empty for none. */
  lineKey: string;
  lineData: Record<string, string>;
  qty: number;
  /** Price of one piece when the shopper last changed the cart, minor units; null when it was not noted. */
  seenPriceMinor: Minor | null;
};
