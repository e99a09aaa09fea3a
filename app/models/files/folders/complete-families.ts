import type { CatalogueEntry } from "../../catalogue/categories/catalogue-entry";
import type { CsvRow } from "../../catalogue/product/product-record";

/**
 * Adds the rest of a family to rows that name a part of it, in the order it is stored: a file that only adds
 * products may name one variation, or a variable product without its variations. The added rows say nothing
 * of their own.
 * @param isComplete whether the file says itself which variations its products have (column `parent_sku`)
 * @param stored products and variations that the shop shows
 */
export function completeFamilies(
  rows: readonly CsvRow[],
  isComplete: boolean,
  stored: readonly CatalogueEntry[],
): CsvRow[] {
  const named = new Map(rows.map((row) => [skuOf(row), row]));
  const members = new Map<string, string[]>();
  for (const { sku, parentSku } of stored)
    if (parentSku !== null) members.set(parentSku, [...(members.get(parentSku) ?? []), sku]);
  const parentOf = new Map(stored.map(({ sku, parentSku }) => [sku, parentSku]));
  const familyOf = (row: CsvRow): string | null => {
    const parent = row.cells.parent_sku?.trim() || (parentOf.get(skuOf(row)) ?? null);
    if (parent !== null) return named.has(parent) && isComplete ? null : parent;
    return members.has(skuOf(row)) && !isComplete ? skuOf(row) : null;
  };
  const done = new Set<string>();
  const result: CsvRow[] = [];
  for (const row of rows) {
    const family = familyOf(row);
    if (family === null || !parentOf.has(family)) {
      result.push(row);
      continue;
    }
    if (done.has(family)) continue;
    done.add(family);
    const own = rows.filter((other) => familyOf(other) === family || skuOf(other) === family).map(skuOf);
    const skus = new Set([family, ...(members.get(family) ?? []), ...own]);
    for (const sku of skus) result.push(named.get(sku) ?? { line: row.line, cells: { sku } });
  }
  return result;
}

const skuOf = (row: CsvRow) => (row.cells.sku ?? "").trim();
