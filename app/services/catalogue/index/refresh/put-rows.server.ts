import { brandCode } from "~/models/catalogue/filters/filter-group";
import { optionCode } from "~/models/catalogue/options/option-code";
import { groupsWithPrices, listedPrices, type PricedRecord } from "~/models/catalogue/product/listed-prices";
import type { CatalogueIndex } from "../catalogue-index.server";
import { clearBit, setBit } from "../engine/bitmap.server";
import { type AttributeColumn, mostHundredths } from "../engine/index-tables.server";
import type { PriceSet } from "../engine/price-set.server";
import type { IndexedProductRow, VariationRow } from "./index-rows.server";

/** Writes a product's own data into its row, without name, variations and price. */
export function putProduct(index: CatalogueIndex, rowId: number, row: IndexedProductRow): void {
  const { products } = index;
  products.ids.set(rowId, row.id);
  products.createdS.set(rowId, Math.max(0, Math.floor(row.createdS)));
  products.sales.set(rowId, Math.max(0, row.salesRank));
  const fromTop = 0x7fff - Math.min(0x7fff, Math.max(0, row.position));
  products.featured.set(rowId, (row.featured ? 0x8000 : 0) + fromTop);
  products.ratings.set(rowId, Math.min(mostHundredths, Math.max(0, row.ratingHundredths)));
  setBit(products.listed, rowId);
  clearBit(products.families, rowId);
  for (const column of index.attributes)
    column.ofProducts.set(rowId, column.values.codeOf(valuesOfProduct(row, column)));
}

function valuesOfProduct(row: IndexedProductRow, { code }: AttributeColumn): readonly string[] {
  if (code === brandCode) return [row.brand];
  if (code === "product_type") return [row.productType];
  return Object.hasOwn(row.attributes, code) ? (row.attributes[code] ?? []) : [];
}

/** Writes a variation into its row, with inherited values where it has none of its own. */
function putVariation(index: CatalogueIndex, variationRow: number, rowId: number, row: VariationRow): void {
  const { variations } = index;
  variations.ids.set(variationRow, row.id);
  setBit(variations.live, variationRow);
  const options = new Map(
    Object.entries(row.optionValues).map(([label, value]) => [optionCode(label), value]),
  );
  for (const column of index.attributes) {
    const own = Object.hasOwn(row.attributes, column.code) ? row.attributes[column.code] : undefined;
    const option = options.get(column.code);
    const values = own && own.length > 0 ? own : option ? [option] : null;
    const code = values ? column.values.codeOf(values) : column.ofProducts.get(rowId);
    column.putVariation(variations, variationRow, code);
  }
}

/** Where the prices of a product are written: its row, and those of its variations in order. */
export type PricedRows = { rowId: number; variationRows: readonly number[] };

/**
 * Writes the variations of a product, which makes it one that is bought by these, and their prices.
 * @param rows at least one, as many as row ids
 */
export function putFamily(index: CatalogueIndex, at: PricedRows, rows: readonly VariationRow[]): void {
  for (const [nth, row] of rows.entries())
    putVariation(index, at.variationRows[nth] as number, at.rowId, row);
  setBit(index.products.families, at.rowId);
  putPrices(index, at, familyRecord(rows));
}

/** What determines the price of a product with variations, which already include inherited values. */
export const familyRecord = (rows: readonly VariationRow[]): PricedRecord => {
  const members = rows.map(({ self }) => self);
  return { classCode: "variable_product", self: null, members };
};

/** Writes the prices of a product and its variations, the general ones and those of each known group. */
export function putPrices(index: CatalogueIndex, at: PricedRows, record: PricedRecord): void {
  for (const group of groupsWithPrices(record)) index.prices.groups.add(group);
  index.prices.noteChanged(at.rowId);
  for (const set of index.prices.sets()) putPricesOf(set, at, record);
}

/** The same for one group, or for the general prices. */
export function putPricesOf(set: PriceSet, { rowId, variationRows }: PricedRows, record: PricedRecord): void {
  const { priceMinor, memberPricesMinor } = listedPrices(record, set.group);
  set.products.set(rowId, priceMinor);
  for (const [nth, variationRow] of variationRows.entries())
    set.variations.set(variationRow, memberPricesMinor[nth] as number);
}
