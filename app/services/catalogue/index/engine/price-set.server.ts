import { Column } from "./column.server";

/**
 * The prices of a customer group for products and variations, minor units; 0 if none is visible.
 */
export class PriceSet {
  /** The price a product is sorted by; without variations also the one it is filtered by. */
  readonly products = new Column();
  /** The price a variation is filtered by. */
  readonly variations = new Column();

  /** @param group null for the general prices */
  constructor(readonly group: string | null) {}

  get sizeBytes(): number {
    return this.products.sizeBytes + this.variations.sizeBytes;
  }

  /** The same prices for a group, to be changed. */
  copyFor(group: string): PriceSet {
    const copy = new PriceSet(group);
    copy.products.copy(this.products);
    copy.variations.copy(this.variations);
    return copy;
  }
}
