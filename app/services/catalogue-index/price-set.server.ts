import type { IndexRoom } from "./index-tables.server";
import type { Arena } from "./kernel-memory.server";
import { KeyColumn } from "./key-column.server";
import { plainEnd } from "./price-keys.server";

/** What a customer group finds products and variations by: columns of the keys of prices, 0 where none shows. */
export class PriceSet {
  /** The price a product is ordered by; of one without variations also the price it is filtered by. */
  readonly products: KeyColumn;
  /** The price a variation is filtered by. */
  readonly variations: KeyColumn;

  constructor(
    readonly arena: Arena,
    room: IndexRoom,
    /** Null for everybody whose group has no prices of its own. */
    readonly group: string | null,
  ) {
    this.products = new KeyColumn(arena, Uint32Array, room.products, true);
    this.variations = new KeyColumn(arena, Uint32Array, room.variations, true);
  }

  /** What there is room for. */
  get room(): IndexRoom {
    return { products: this.products.entries.length, variations: this.variations.entries.length };
  }

  /** Makes room for as many products and variations. */
  grow({ products, variations }: IndexRoom): void {
    this.products.grow(products);
    this.variations.grow(variations);
  }

  /** Takes over what another set holds. */
  copy(other: PriceSet): void {
    this.products.copy(other.products);
    this.variations.copy(other.variations);
  }

  /** Takes the new keys of dear amounts. */
  move(keyOf: (former: number) => number): void {
    for (const column of [this.products, this.variations]) column.move(plainEnd, keyOf);
  }
}
