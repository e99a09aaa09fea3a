import type { CategoryRecord } from "../../catalogue/categories/category-record";
import type { CsvRow } from "../../catalogue/product/product-record";
import { splitList } from "../../catalogue/rows/read-cells";
import { WooCategories } from "../woocommerce/woo-categories";

/** Rows of our own format whose categories are slugs, and the categories that they name anew. */
export type NamedCategories = { rows: CsvRow[]; categories: CategoryRecord[] };

/**
 * Makes the categories that rows of our own format call by their names (`Kitchen > Mugs`): what is no slug of
 * the shop becomes one (rule imports-22).
 * @param known slugs of the shop's categories
 * @param taken addresses of its pages and products
 */
export function namedCategories(
  rows: readonly CsvRow[],
  known: ReadonlySet<string>,
  taken: ReadonlySet<string>,
): NamedCategories {
  const made = new WooCategories(taken);
  const slugsOf = (cell: string) =>
    splitList(cell).map((name) =>
      known.has(name) ? name : (made.addPath(name.split(">").map((part) => part.trim())) ?? name),
    );
  return {
    rows: rows.map((row) =>
      row.cells.categories
        ? { ...row, cells: { ...row.cells, categories: slugsOf(row.cells.categories).join("|") } }
        : row,
    ),
    categories: made.all,
  };
}
