import { Column } from "./column.server";
import type { IndexRoom } from "./index-tables.server";

/**
 * The prices of a customer group for products and variations, minor units; 0 if none is visible.
 */
export class PriceSet {
  /** The price a product is sorted by; without variations also the one it is filtered by. */
  readonly products: Column;
  /** The price a variation is filtered by. */
  readonly variations: Column;

  constructor(
    room: IndexRoom,
    /** Null for the general prices. */
    readonly group: string | null,
  ) {
    this.products = new Column(room.products);
    this.variations = new Column(room.variations);
  }

  /** Memory, bytes. */
  get sizeBytes(): number {
    return this.products.sizeBytes + this.variations.sizeBytes;
  }

  /** Grows to this many products and variations. */
  grow({ products, variations }: IndexRoom): void {
    this.products.upTo(products);
    this.variations.upTo(variations);
  }

  /** The same prices for a group, to be changed. */
  copyFor(group: string): PriceSet {
    const copy = new PriceSet({ products: 0, variations: 0 }, group);
    copy.products.copy(this.products);
    copy.variations.copy(this.variations);
    return copy;
  }
}
