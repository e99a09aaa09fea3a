import { brandCode } from "~/models/catalogue/filter-group";
import { optionCode } from "~/models/catalogue/option-code";
import { groupsWithPrices, listedPrices, type PricedRecord } from "~/models/catalogue/products/listed-prices";
import type { CatalogueIndex } from "../../catalogue-index.server";
import { clearBit, setBit } from "../engine/bitmap.server";
import { type AttributeColumn, mostHundredths } from "../engine/index-tables.server";
import type { PriceSet } from "../engine/price-set.server";
import type { ProductRow, VariationRow } from "./index-rows.server";

/** Writes a product's own data into its slot, without name, variations and price. */
export function putProduct(index: CatalogueIndex, slot: number, row: ProductRow): void {
  const { products } = index;
  products.ids.set(slot, row.id);
  products.createdS.set(slot, Math.max(0, Math.floor(row.createdS)));
  products.sales.set(slot, Math.max(0, row.salesRank));
  const fromTop = 0x7fff - Math.min(0x7fff, Math.max(0, row.position));
  products.featured.set(slot, (row.featured ? 0x8000 : 0) + fromTop);
  products.ratings.set(slot, Math.min(mostHundredths, Math.max(0, row.ratingHundredths)));
  setBit(products.listed, slot);
  clearBit(products.families, slot);
  for (const column of index.attributes)
    column.ofProducts.set(slot, column.values.codeOf(valuesOfProduct(row, column)));
}

function valuesOfProduct(row: ProductRow, { code }: AttributeColumn): readonly string[] {
  if (code === brandCode) return [row.brand];
  if (code === "product_type") return [row.productType];
  return Object.hasOwn(row.attributes, code) ? (row.attributes[code] ?? []) : [];
}

/** Writes a variation into its place, with inherited values where it has none of its own. */
export function putVariation(index: CatalogueIndex, place: number, slot: number, row: VariationRow): void {
  const { variations } = index;
  variations.ids.set(place, row.id);
  setBit(variations.live, place);
  const options = new Map(
    Object.entries(row.optionValues).map(([label, value]) => [optionCode(label), value]),
  );
  for (const column of index.attributes) {
    const own = Object.hasOwn(row.attributes, column.code) ? row.attributes[column.code] : undefined;
    const option = options.get(column.code);
    const values = own && own.length > 0 ? own : option ? [option] : null;
    const code = values ? column.values.codeOf(values) : column.ofProducts.get(slot);
    column.putVariation(variations, place, code);
  }
}

/** Where the prices of a product are written: its slot, and its variations' places in order. */
export type PricedPlaces = { slot: number; places: readonly number[] };

/**
 * Makes a product one that is bought by its variations, and writes their prices.
 * @param rows its variations, at least one, as many as places
 */
export function putFamily(index: CatalogueIndex, at: PricedPlaces, rows: readonly VariationRow[]): void {
  setBit(index.products.families, at.slot);
  putPrices(index, at, familyRecord(rows));
}

/** What determines the price of a product with variations, which already include inherited values. */
export const familyRecord = (rows: readonly VariationRow[]): PricedRecord => {
  const members = rows.map(({ self }) => self);
  return { classCode: "variable_product", self: null, members };
};

/** Writes the prices of a product and its variations, the general ones and those of each known group. */
export function putPrices(index: CatalogueIndex, at: PricedPlaces, record: PricedRecord): void {
  for (const group of groupsWithPrices(record)) index.prices.groups.add(group);
  index.prices.noteChanged(at.slot);
  for (const set of index.prices.sets()) putPricesOf(index, set, at, record);
}

/** The same for one group, or for the general prices. */
export function putPricesOf(
  { prices }: CatalogueIndex,
  set: PriceSet,
  { slot, places }: PricedPlaces,
  record: PricedRecord,
): void {
  const { priceMinor, memberPricesMinor } = listedPrices(record, set.group);
  // The key is created first, because that may reassign others.
  set.products.set(slot, prices.keyOf(priceMinor));
  for (const [nth, place] of places.entries())
    set.variations.set(place, prices.keyOf(memberPricesMinor[nth] as number));
}
