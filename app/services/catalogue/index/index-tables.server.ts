import { BitColumn } from "./bit-column.server";
import { clearBit, setBit, wordsFor } from "./bits.server";
import { CodeColumn } from "./columns.server";
import type { Arena, Placed } from "./kernel-memory.server";
import { KeyColumn } from "./key-column.server";
import { RatingColumn } from "./rating-column.server";
import { ValueCodes } from "./value-codes.server";

/** A filter group of values: their codes, and its columns. */
export type AttributeColumn = {
  code: string;
  values: ValueCodes;
  ofProducts: CodeColumn;
  /** Null while every variation has its product's value, as in most groups. */
  ofVariations: CodeColumn | null;
  /**
   * Places of products of which no two variations share a value in this group, so that each counts once. Other
   * places may be such, too. Null before they are computed.
   */
  apart: Placed | null;
  bitsOfProducts: BitColumn;
  /** The column for variations, including values inherited from their products. */
  bitsOfVariations: BitColumn;
};

/** Capacity of an index. */
export type IndexRoom = { products: number; variations: number };

/** A new, empty group of values. */
export function attributeColumn(arena: Arena, code: string, room: IndexRoom): AttributeColumn {
  const values = new ValueCodes();
  return {
    code,
    values,
    ofProducts: new CodeColumn(arena, room.products),
    ofVariations: null,
    apart: null,
    bitsOfProducts: new BitColumn(arena, room.products, values),
    bitsOfVariations: new BitColumn(arena, room.variations, values),
  };
}

/** Releases the memory of an unused group. */
export function dropColumn({
  ofProducts,
  ofVariations,
  bitsOfProducts,
  bitsOfVariations,
}: AttributeColumn): void {
  // Places without shared values are computed once groups are chosen.
  for (const part of [ofProducts, ofVariations, bitsOfProducts, bitsOfVariations]) part?.drop();
}

/** Writes a product's values in a group. */
export function putProductCode(
  { ofProducts, bitsOfProducts }: AttributeColumn,
  slot: number,
  code: number,
): void {
  ofProducts.set(slot, code);
  bitsOfProducts.set(slot, code);
}

/** Writes a variation's values in a group. The first one that differs from its product creates the group's column. */
export function putVariationCode(
  arena: Arena,
  column: AttributeColumn,
  { owners, count }: VariationTable,
  place: number,
  code: number,
): void {
  const { ofProducts } = column;
  column.bitsOfVariations.set(place, code);
  if (!column.ofVariations) {
    if (code === ofProducts.get(owners[place] as number)) return;
    column.ofVariations = new CodeColumn(arena, owners.length);
    for (let at = 0; at < count; at++) column.ofVariations.set(at, ofProducts.get(owners[at] as number));
  }
  column.ofVariations.set(place, code);
}

/**
 * The listed products of a shop by slot. A build assigns slots category by category, so that a category's products
 * are adjacent; later products come at the end.
 */
export class ProductTable {
  count = 0;
  readonly ids: KeyColumn;
  /** Seconds since 1970, UTC. */
  readonly createdS: KeyColumn;
  readonly sales: KeyColumn;
  /** Grows with the name's alphabetical position, with gaps between neighbours. */
  readonly nameKeys: KeyColumn;
  /** Featured products first, then by position. */
  readonly featured: KeyColumn<Uint16Array>;
  /** Average ratings. */
  readonly ratings: RatingColumn;
  /** Slots of products that may be listed. */
  listed: Placed;
  /** Products bought by their variations, which filters examine instead. */
  families: Placed;

  constructor(
    private readonly arena: Arena,
    room: number,
  ) {
    this.ids = new KeyColumn(arena, Uint32Array, room);
    this.createdS = new KeyColumn(arena, Uint32Array, room);
    this.sales = new KeyColumn(arena, Uint32Array, room);
    this.nameKeys = new KeyColumn(arena, Uint32Array, room);
    this.featured = new KeyColumn(arena, Uint16Array, room);
    this.ratings = new RatingColumn(arena, room);
    this.listed = arena.take(Uint32Array, wordsFor(room));
    this.families = arena.take(Uint32Array, wordsFor(room));
  }

  /** Adds a slot. */
  add(): number {
    const slot = this.count++;
    for (const keys of [this.ids, this.createdS, this.sales, this.nameKeys, this.featured])
      keys.grow(this.count);
    this.ratings.hundredths.grow(this.count);
    this.listed = this.arena.grown(this.listed, wordsFor(this.count));
    this.families = this.arena.grown(this.families, wordsFor(this.count));
    return slot;
  }
}

/** The variations of listed products; those of one product are adjacent, in its order. */
export class VariationTable {
  count = 0;
  ids: Placed;
  /** Slot of the product. */
  owners: Placed;
  /** Places in use. */
  live: Placed;
  /** The last place of each product, in use or not. */
  last: Placed;

  constructor(
    private readonly arena: Arena,
    room: number,
  ) {
    this.ids = arena.take(Uint32Array, room);
    this.owners = arena.take(Uint32Array, room);
    this.live = arena.take(Uint32Array, wordsFor(room));
    this.last = arena.take(Uint32Array, wordsFor(room));
  }

  /** Adds a place for a variation of a product. */
  add(owner: number): number {
    const place = this.count++;
    this.ids = this.arena.grown(this.ids, this.count);
    this.owners = this.arena.grown(this.owners, this.count);
    this.live = this.arena.grown(this.live, wordsFor(this.count));
    this.last = this.arena.grown(this.last, wordsFor(this.count));
    this.owners[place] = owner;
    setBit(this.last, place);
    if (place > 0 && this.owners[place - 1] === owner) clearBit(this.last, place - 1);
    return place;
  }
}
