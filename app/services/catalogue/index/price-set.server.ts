import type { IndexRoom } from "./index-tables.server";
import type { Arena } from "./kernel-memory.server";
import { KeyColumn } from "./key-column.server";
import { plainEnd } from "./price-keys.server";

/** The prices of a customer group for products and variations: columns of price keys, 0 if none is visible. */
export class PriceSet {
  /** The price a product is sorted by; without variations also the one it is filtered by. */
  readonly products: KeyColumn;
  /** The price a variation is filtered by. */
  readonly variations: KeyColumn;

  constructor(
    readonly arena: Arena,
    room: IndexRoom,
    /** Null for the general prices. */
    readonly group: string | null,
  ) {
    this.products = new KeyColumn(arena, Uint32Array, room.products, true);
    this.variations = new KeyColumn(arena, Uint32Array, room.variations, true);
  }

  /** Its capacity. */
  get room(): IndexRoom {
    return { products: this.products.entries.length, variations: this.variations.entries.length };
  }

  /** Grows to this many products and variations. */
  grow({ products, variations }: IndexRoom): void {
    this.products.grow(products);
    this.variations.grow(variations);
  }

  /** Copies another set. */
  copy(other: PriceSet): void {
    this.products.copy(other.products);
    this.variations.copy(other.variations);
  }

  /** Replaces the keys of high amounts. */
  move(keyOf: (former: number) => number): void {
    for (const column of [this.products, this.variations]) column.move(plainEnd, keyOf);
  }
}
