import { BitColumn } from "./bit-column.server";
import { clearBit, setBit, wordsFor } from "./bits.server";
import { CodeColumn } from "./columns.server";
import type { Arena, Placed } from "./kernel-memory.server";
import { KeyColumn } from "./key-column.server";
import { RatingColumn } from "./rating-column.server";
import { ValueCodes } from "./value-codes.server";

/** One filter group of values: their codes, and the columns of them. */
export type AttributeColumn = {
  code: string;
  values: ValueCodes;
  ofProducts: CodeColumn;
  /** Null while every variation has what its product has, as is so for most groups. */
  ofVariations: CodeColumn | null;
  /**
   * Places of products no two variations of which have a value of this group in common: of these each counts. A place
   * that is not in it may be like that, too. Null while nobody looked.
   */
  apart: Placed | null;
  bitsOfProducts: BitColumn;
  /** Of variations in any case, with what they have from their products. */
  bitsOfVariations: BitColumn;
};

/** Rooms of an index: how many of each it is made for. */
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

/** Lets go of the memory of a group that is not wanted. */
export function dropColumn({
  ofProducts,
  ofVariations,
  bitsOfProducts,
  bitsOfVariations,
}: AttributeColumn): void {
  // What is apart is looked for once groups were chosen.
  for (const part of [ofProducts, ofVariations, bitsOfProducts, bitsOfVariations]) part?.drop();
}

/** Writes what a product has in a group. */
export function putProductCode(
  { ofProducts, bitsOfProducts }: AttributeColumn,
  slot: number,
  code: number,
): void {
  ofProducts.set(slot, code);
  bitsOfProducts.set(slot, code);
}

/** Writes what a variation has in a group. The first that differs from its product gives the group a column. */
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
 * The listed products of a shop by slot. When the index is built slots are given category by category, so that what a
 * category lists stands together; what comes later stands behind.
 */
export class ProductTable {
  count = 0;
  readonly ids: KeyColumn;
  /** Seconds since 1970, UTC. */
  readonly createdS: KeyColumn;
  readonly sales: KeyColumn;
  /** Grows with the name's place in the alphabet, with room between neighbours. */
  readonly nameKeys: KeyColumn;
  /** Featured products first, then by position. */
  readonly featured: KeyColumn<Uint16Array>;
  /** Average ratings. */
  readonly ratings: RatingColumn;
  /** Slots in use by a product that may be listed. */
  listed: Placed;
  /** Products that are bought by their variations: filters ask these instead of the product. */
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

  /** Takes one more slot. */
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

/** The variations of listed products; those of one product stand side by side, in its order. */
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

  /** Takes one more place, for a variation of a product. */
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
