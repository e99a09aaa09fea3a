import { optionCode } from "~/models/catalogue/option-code";
import { brandCode } from "~/models/filter-path/filter-group";
import { clearBit, setBit } from "./bits.server";
import type { CatalogueIndex } from "./catalogue-index.server";
import type { ProductRow, VariationRow } from "./index-rows.server";
import { type AttributeColumn, noPrice, putProductCode, putVariationCode } from "./index-tables.server";

/** Prices are columns of 32 bits: all beyond 42,949,672.95 are found and sorted as that. */
const keyOfPrice = (minor: number) => Math.min(minor, 0xffffffff);

/** Writes what a product says of itself into its slot, without its name and its variations. */
export function putProduct(index: CatalogueIndex, slot: number, row: ProductRow): void {
  const { products } = index;
  products.ids.set(slot, row.id);
  products.prices.set(slot, keyOfPrice(row.priceMinor));
  products.createdS.set(slot, Math.max(0, Math.floor(row.createdS)));
  products.sales.set(slot, Math.max(0, row.salesRank));
  const fromTop = 0x7fff - Math.min(0x7fff, Math.max(0, row.position));
  products.featured.set(slot, (row.featured ? 0x8000 : 0) + fromTop);
  products.ratings.set(slot, row.ratingHundredths);
  setBit(products.listed, slot);
  clearBit(products.families, slot);
  for (const column of index.attributes)
    putProductCode(column, slot, column.values.codeOf(valuesOfProduct(row, column)));
}

function valuesOfProduct(row: ProductRow, { code }: AttributeColumn): readonly string[] {
  if (code === brandCode) return [row.brand];
  if (code === "product_type") return [row.productType];
  return Object.hasOwn(row.attributes, code) ? (row.attributes[code] ?? []) : [];
}

/** Writes a variation into its place; what it leaves empty it has from its product. */
export function putVariation(index: CatalogueIndex, place: number, slot: number, row: VariationRow): void {
  const { variations } = index;
  variations.ids[place] = row.id;
  variations.prices.set(place, keyOfPrice(row.priceMinor));
  setBit(variations.live, place);
  const options = new Map(
    Object.entries(row.optionValues).map(([label, value]) => [optionCode(label), value]),
  );
  for (const column of index.attributes) {
    const own = Object.hasOwn(row.attributes, column.code) ? row.attributes[column.code] : undefined;
    const option = options.get(column.code);
    const values = own && own.length > 0 ? own : option ? [option] : null;
    const code = values ? column.values.codeOf(values) : column.ofProducts.get(slot);
    putVariationCode(index.arena, column, variations, place, code);
  }
}

/**
 * Makes a product one that is bought by its variations and is ordered by the cheapest of them that is on sale with a
 * visible price (part 1, §9 "Starting at").
 */
export function putFamily(index: CatalogueIndex, slot: number, rows: readonly VariationRow[]): void {
  setBit(index.products.families, slot);
  const priced = rows.filter(({ priceMinor }) => priceMinor !== noPrice);
  const offered = priced.filter(({ isOffered }) => isOffered);
  const counted = offered.length > 0 ? offered : priced;
  const lowest = counted.reduce(
    (least, { priceMinor }) => (least === noPrice ? priceMinor : Math.min(least, priceMinor)),
    noPrice,
  );
  index.products.prices.set(slot, keyOfPrice(lowest));
}
