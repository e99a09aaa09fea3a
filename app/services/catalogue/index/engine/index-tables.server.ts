import { type Bitmap, bitmapFor, grownBitmap } from "./bitmap.server";
import { Column } from "./column.server";
import { type CodeTest, ValueCodes } from "./value-codes.server";

/** Five stars, in hundredths. */
export const mostHundredths = 500;

const bytesOf = (parts: readonly { sizeBytes: number }[]) =>
  parts.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);

/** A filter group of values: their codes, and its columns. */
export class AttributeColumn {
  readonly values = new ValueCodes();
  readonly ofProducts = new Column();
  /** Null while every variation has its product's value, as in most groups. */
  ofVariations: Column | null = null;

  constructor(readonly code: string) {}

  get sizeBytes(): number {
    return this.ofProducts.sizeBytes + (this.ofVariations?.sizeBytes ?? 0) + this.values.sizeBytes;
  }

  /** Writes a variation's values. The first one that differs from its product creates the column. */
  putVariation({ owners, count }: VariationTable, variationRow: number, code: number): void {
    const { ofProducts } = this;
    if (!this.ofVariations) {
      if (code === ofProducts.get(owners.get(variationRow))) return;
      this.ofVariations = new Column();
      for (let at = 0; at < count; at++) this.ofVariations.set(at, ofProducts.get(owners.get(at)));
    }
    this.ofVariations.set(variationRow, code);
  }
}

/** The categories of each product, as one small code per combination of categories. */
export class CategoryColumn extends AttributeColumn {
  /** Sets the categories of a product. */
  set(rowId: number, categoryIds: readonly number[]): void {
    this.ofProducts.set(rowId, this.values.codeOf(categoryIds.map(String)));
  }

  /** The categories of a product. */
  of(rowId: number): number[] {
    return this.values.valuesOf(this.ofProducts.get(rowId)).map(Number);
  }

  /** Tells which codes contain any of the categories. */
  holding(categoryIds: readonly number[]): CodeTest {
    return this.values.holding(categoryIds.map(String));
  }
}

/**
 * The listed products of a shop by row id. A build adds rows category by category, so that a category's
 * products are adjacent; later products come at the end.
 */
export class ProductTable {
  count = 0;
  readonly ids = new Column();
  /** Seconds since 1970, UTC. */
  readonly createdS = new Column();
  readonly sales = new Column();
  /** Grows with the name's alphabetical position, with gaps between neighbours. */
  readonly nameKeys = new Column();
  /** Featured products first, then by position. */
  readonly featured = new Column();
  /** Average ratings, in hundredths of a star; 0 for none. */
  readonly ratings = new Column();
  readonly columns = [this.ids, this.createdS, this.sales, this.nameKeys, this.featured, this.ratings];
  /** RowIds of products that may be listed. */
  listed: Bitmap = bitmapFor(0);
  /** Products bought by their variations, which filters examine instead. */
  families: Bitmap = bitmapFor(0);

  get sizeBytes(): number {
    return bytesOf(this.columns) + this.listed.byteLength + this.families.byteLength;
  }

  /** Adds a row. */
  add(): number {
    const rowId = this.count++;
    this.listed = grownBitmap(this.listed, this.count);
    this.families = grownBitmap(this.families, this.count);
    return rowId;
  }
}

/** The variations of listed products; those of one product are adjacent, in its order. */
export class VariationTable {
  count = 0;
  readonly ids = new Column();
  /** RowId of the product. */
  readonly owners = new Column();
  /** Rows in use. */
  live: Bitmap = bitmapFor(0);

  get sizeBytes(): number {
    return this.ids.sizeBytes + this.owners.sizeBytes + this.live.byteLength;
  }

  /** Adds a row for a variation of a product. */
  add(owner: number): number {
    const variationRow = this.count++;
    this.owners.set(variationRow, owner);
    this.live = grownBitmap(this.live, this.count);
    return variationRow;
  }
}
