// @public

import type { CsvRow } from "../product/product-record";

/**
 * A row with the columns its file does not have, as they are stored: a file with few columns leaves all
 * others alone (rule shop-folders-3). An empty cell of a column that the file has stays empty, which means
 * the default.
 * @param stored every cell of the row as it is stored; none for a row that is new
 */
export function keepColumns(row: CsvRow, stored: Record<string, string> | undefined): CsvRow {
  const kept = Object.keys(stored ?? {}).filter((column) => !(column in row.cells));
  return kept.length === 0 ? row : { ...row, cells: { ...stored, ...row.cells }, kept: new Set(kept) };
}
