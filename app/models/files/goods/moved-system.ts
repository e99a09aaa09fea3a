import type { CsvRow } from "../../catalogue/product/product-record";
import type { Currency } from "../../platform/money/money";
import { bigCommerceGoods, isBigCommerceHeader } from "./bigcommerce-goods";
import { isMagentoHeader, magentoGoods } from "./magento-goods";
import { type ConvertedRows, goodsRows, type MovedGoods } from "./moved-goods";
import { type WeightUnit, weightUnit } from "./moved-weight";
import { isSquarespaceHeader, squarespaceGoods } from "./squarespace-goods";

/** How a system's files of products are known and read (rule imports-21). */
type MovedSystem = {
  isHeader: (header: readonly string[]) => boolean;
  read: (rows: readonly CsvRow[], unit: WeightUnit) => MovedGoods[];
};

const systems: readonly MovedSystem[] = [
  { isHeader: isMagentoHeader, read: magentoGoods },
  { isHeader: isBigCommerceHeader, read: bigCommerceGoods },
  { isHeader: isSquarespaceHeader, read: squarespaceGoods },
];

/** The system that wrote a file of products, by its header; null for another file. */
export const movedSystem = (header: readonly string[]): MovedSystem | null =>
  systems.find(({ isHeader }) => isHeader(header)) ?? null;

/** A system's file of products as rows of ours. @param around addresses in use, and the shop's currency */
export function movedGoodsRows(
  rows: readonly CsvRow[],
  system: MovedSystem,
  { taken, currency }: { taken: ReadonlySet<string>; currency: Currency },
): ConvertedRows {
  const unit = weightUnit(currency);
  const goods = system.read(rows, unit);
  const made = goodsRows(goods, taken);
  const weighed = goods.find(
    (each) => each.weightG > 0 || each.variations.some(({ weightG }) => weightG > 0),
  );
  const note = {
    line: 1,
    reason: `the file does not say its unit of weights: they are read as ${unit.name}`,
  };
  return weighed ? { ...made, notes: [note, ...made.notes] } : made;
}
