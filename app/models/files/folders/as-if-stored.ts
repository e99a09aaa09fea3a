import type { CsvRow } from "../../catalogue/product/product-record";
import { keepColumns } from "../../catalogue/rows/keep-columns";

/**
 * A row as if what it names were stored, where nothing can be looked up: without a column for names or prices
 * it changes records that have them (rule shop-folders-3).
 */
export const asIfStored = (row: CsvRow): CsvRow =>
  keepColumns(row, { name: row.cells.sku ?? "", price: row.cells.final_price || "0" });
