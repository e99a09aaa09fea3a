// @public

import type { ProductImage } from "../../platform/media/product-record";
import type { Minor } from "../../platform/money/money";
import type { CartProduct } from "../../selling/cart/cart-line-record";

/** A line of an order of an earlier shop. */
export type PastLine = { sku: string; name: string; qty: number; priceMinor: Minor };

/**
 * What an order of an earlier shop says. Amounts are minor units of its currency, and add up as they did
 * there.
 */
export type PastOrder = {
  /** As it was written there, such as `#1001`. */
  number: string;
  /** In lower case; empty for an order without one. */
  email: string;
  /** UTC ISO. */
  placedAt: string;
  /** Its state in the words of the earlier shop, such as `paid, fulfilled`. */
  state: string;
  /** ISO 4217. */
  currency: string;
  lines: PastLine[];
  subtotalMinor: Minor;
  discountMinor: Minor;
  /** The codes it was for; empty for none. */
  discountCodes: string;
  shippingMinor: Minor;
  shippingTitle: string;
  taxMinor: Minor;
  /** By name, where the earlier shop told them apart. */
  taxes: { name: string; amountMinor: Minor }[];
  totalMinor: Minor;
  refundedMinor: Minor;
  paymentTitle: string;
  /** Address lines; empty for none. */
  billing: string[];
  shipping: string[];
};

/** A line of an earlier order as its customer sees it. */
export type PastLineView = PastLine & {
  /** Of the product that has its SKU here; null where none does. */
  image: ProductImage | null;
  /** Slug of that product's page; empty without one. */
  slug: string;
};

/** An order of an earlier shop as its customer sees it. */
export type PastOrderView = Omit<PastOrder, "lines"> & {
  id: string;
  placedOnText: string;
  lines: PastLineView[];
  /** Whether this shop still has one of its products that needs no choice of a kind (rule imports-6). */
  canBuyAgain: boolean;
};

/** Of these one kind is chosen on their page. */
const families: readonly string[] = ["variable_product", "grouped"];

/** An earlier order beside what this shop sells today. @param products by SKU */
export function pastOrderView(
  { lines, ...order }: PastOrder & Pick<PastOrderView, "id" | "placedOnText">,
  products: ReadonlyMap<string, Pick<CartProduct, "image" | "slug" | "classCode">>,
): PastOrderView {
  return {
    ...order,
    lines: lines.map((line) => {
      const { image = null, slug = "" } = products.get(line.sku) ?? {};
      return { ...line, image, slug };
    }),
    canBuyAgain: lines.some((line) => {
      const product = products.get(line.sku);
      return product !== undefined && !families.includes(product.classCode) && boughtPieces(line) > 0;
    }),
  };
}

/** The whole pieces of a line, at least one; 0 for what was given back. */
export const boughtPieces = ({ qty }: Pick<PastLine, "qty">): number =>
  qty > 0 ? Math.max(1, Math.floor(qty)) : 0;
