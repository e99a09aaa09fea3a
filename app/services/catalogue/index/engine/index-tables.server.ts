import { type Bitmap, bitmapFor, grownBitmap } from "./bitmap.server";
import { Column } from "./column.server";
import { ValueCodes } from "./value-codes.server";

/** Five stars, in hundredths. */
export const mostHundredths = 500;

/** Capacity of an index. */
export type IndexRoom = { products: number; variations: number };

/** A filter group of values: their codes, and its columns. */
export class AttributeColumn {
  readonly values = new ValueCodes();
  readonly ofProducts: Column;
  /** Null while every variation has its product's value, as in most groups. */
  ofVariations: Column | null = null;

  constructor(
    readonly code: string,
    private readonly room: IndexRoom,
  ) {
    this.ofProducts = new Column(room.products);
  }

  /** Memory, bytes. */
  get sizeBytes(): number {
    return this.ofProducts.sizeBytes + (this.ofVariations?.sizeBytes ?? 0) + this.values.sizeBytes;
  }

  /** Writes a variation's values. The first one that differs from its product creates the column. */
  putVariation({ owners, count }: VariationTable, variationRow: number, code: number): void {
    const { ofProducts } = this;
    if (!this.ofVariations) {
      if (code === ofProducts.get(owners.get(variationRow))) return;
      this.ofVariations = new Column(Math.max(this.room.variations, count));
      for (let at = 0; at < count; at++) this.ofVariations.set(at, ofProducts.get(owners.get(at)));
    }
    this.ofVariations.set(variationRow, code);
  }
}

/**
 * The listed products of a shop by row id. A build adds rows category by category, so that a category's
 * products are adjacent; later products come at the end.
 */
export class ProductTable {
  count = 0;
  readonly ids: Column;
  /** Seconds since 1970, UTC. */
  readonly createdS: Column;
  readonly sales: Column;
  /** Grows with the name's alphabetical position, with gaps between neighbours. */
  readonly nameKeys: Column;
  /** Featured products first, then by position. */
  readonly featured: Column;
  /** Average ratings, in hundredths of a star; 0 for none. */
  readonly ratings: Column;
  /** RowIds of products that may be listed. */
  listed: Bitmap;
  /** Products bought by their variations, which filters examine instead. */
  families: Bitmap;

  constructor(capacity: number) {
    this.ids = new Column(capacity);
    this.createdS = new Column(capacity);
    this.sales = new Column(capacity);
    this.nameKeys = new Column(capacity);
    this.featured = new Column(capacity);
    this.ratings = new Column(capacity);
    this.listed = bitmapFor(capacity);
    this.families = bitmapFor(capacity);
  }

  /** Its columns. */
  get columns(): Column[] {
    return [this.ids, this.createdS, this.sales, this.nameKeys, this.featured, this.ratings];
  }

  /** Memory, bytes. */
  get sizeBytes(): number {
    const bitmaps = this.listed.byteLength + this.families.byteLength;
    return this.columns.reduce((sum, column) => sum + column.sizeBytes, bitmaps);
  }

  /** Adds a row. */
  add(): number {
    const rowId = this.count++;
    for (const column of this.columns) column.upTo(this.count);
    this.listed = grownBitmap(this.listed, this.count);
    this.families = grownBitmap(this.families, this.count);
    return rowId;
  }
}

/** The variations of listed products; those of one product are adjacent, in its order. */
export class VariationTable {
  count = 0;
  readonly ids: Column;
  /** RowId of the product. */
  readonly owners: Column;
  /** Rows in use. */
  live: Bitmap;

  constructor(capacity: number) {
    this.ids = new Column(capacity);
    this.owners = new Column(capacity);
    this.live = bitmapFor(capacity);
  }

  /** Memory, bytes. */
  get sizeBytes(): number {
    return this.ids.sizeBytes + this.owners.sizeBytes + this.live.byteLength;
  }

  /** Adds a row for a variation of a product. */
  add(owner: number): number {
    const variationRow = this.count++;
    this.ids.upTo(this.count);
    this.owners.set(variationRow, owner);
    this.live = grownBitmap(this.live, this.count);
    return variationRow;
  }
}
