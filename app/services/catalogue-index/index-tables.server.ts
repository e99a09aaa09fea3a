import { type Bits, bitsFor, grownBits } from "./bits.server";
import { CodeColumn, grown } from "./columns.server";
import { ValueCodes } from "./value-codes.server";

/** One filter group of values: their codes, and the columns of them. */
export type AttributeColumn = {
  code: string;
  values: ValueCodes;
  ofProducts: CodeColumn;
  /** Null while every variation has what its product has, as is so for most groups. */
  ofVariations: CodeColumn | null;
};

/** A new, empty group of values. */
export const attributeColumn = (code: string, productRoom: number): AttributeColumn => ({
  code,
  values: new ValueCodes(),
  ofProducts: new CodeColumn(productRoom),
  ofVariations: null,
});

/** Writes what a variation has in a group. The first that differs from its product gives the group a column. */
export function putVariationCode(
  column: AttributeColumn,
  { owners, count }: VariationTable,
  place: number,
  code: number,
): void {
  const { ofProducts } = column;
  if (!column.ofVariations) {
    if (code === ofProducts.get(owners[place] as number)) return;
    column.ofVariations = new CodeColumn(owners.length);
    for (let at = 0; at < count; at++) column.ofVariations.set(at, ofProducts.get(owners[at] as number));
  }
  column.ofVariations.set(place, code);
}

/** Stands for a price that is hidden or not there: it neither filters nor sorts. */
export const noPrice = 0;

/**
 * The listed products of a shop by slot. Slots are given in the order of ids when the index is built, so a new product
 * has a higher slot than an older one. All amounts in minor units.
 */
export class ProductTable {
  count = 0;
  ids: Uint32Array;
  /** The price a product is ordered by; for one without variations also the price it is filtered by. */
  prices: Uint32Array;
  /** Seconds since 1970, UTC. */
  createdS: Uint32Array;
  sales: Uint32Array;
  /** Grows with the name's place in the alphabet, with room between neighbours. */
  nameKeys: Uint32Array;
  /** Featured products first, then by position. */
  featured: Uint16Array;
  /** Average rating in hundredths of a star; 0 for none. */
  ratings: Uint16Array;
  /** Whether any product was ever rated; shops without reviews are spared the counting. */
  hasRatings = false;
  /** Slots in use by a product that may be listed. */
  listed: Bits;
  /** Products that are bought by their variations: filters ask these instead of the product. */
  families: Bits;

  constructor(room: number) {
    this.ids = new Uint32Array(room);
    this.prices = new Uint32Array(room);
    this.createdS = new Uint32Array(room);
    this.sales = new Uint32Array(room);
    this.nameKeys = new Uint32Array(room);
    this.featured = new Uint16Array(room);
    this.ratings = new Uint16Array(room);
    this.listed = bitsFor(room);
    this.families = bitsFor(room);
  }

  /** Takes one more slot. */
  add(): number {
    const slot = this.count++;
    this.ids = grown(this.ids, this.count);
    this.prices = grown(this.prices, this.count);
    this.createdS = grown(this.createdS, this.count);
    this.sales = grown(this.sales, this.count);
    this.nameKeys = grown(this.nameKeys, this.count);
    this.featured = grown(this.featured, this.count);
    this.ratings = grown(this.ratings, this.count);
    this.listed = grownBits(this.listed, this.count);
    this.families = grownBits(this.families, this.count);
    return slot;
  }

  /** Memory of the columns, bytes. */
  get sizeBytes(): number {
    const columns = [
      this.ids,
      this.prices,
      this.createdS,
      this.sales,
      this.nameKeys,
      this.featured,
      this.ratings,
    ];
    return [...columns, this.listed, this.families].reduce((sum, column) => sum + column.byteLength, 0);
  }
}

/** The variations of listed products; those of one product stand side by side, in its order. */
export class VariationTable {
  count = 0;
  ids: Uint32Array;
  /** Slot of the product. */
  owners: Uint32Array;
  prices: Uint32Array;
  /** Places in use. */
  live: Bits;

  constructor(room: number) {
    this.ids = new Uint32Array(room);
    this.owners = new Uint32Array(room);
    this.prices = new Uint32Array(room);
    this.live = bitsFor(room);
  }

  /** Takes one more place. */
  add(): number {
    const place = this.count++;
    this.ids = grown(this.ids, this.count);
    this.owners = grown(this.owners, this.count);
    this.prices = grown(this.prices, this.count);
    this.live = grownBits(this.live, this.count);
    return place;
  }

  /** Memory of the columns, bytes. */
  get sizeBytes(): number {
    return this.ids.byteLength + this.owners.byteLength + this.prices.byteLength + this.live.byteLength;
  }
}
