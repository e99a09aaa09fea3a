import { keepColumns } from "~/models/catalogue/rows/keep-columns";
import { optionLabel } from "~/models/catalogue/rows/product-columns";
import { storedCells } from "~/models/catalogue/rows/stored-cells";
import { completeFamilies } from "~/models/files/folders/complete-families";
import type { Currency } from "~/models/platform/money/money";
import type { KeptColumns, StoredProducts } from "../../../catalogue/product/prepare-products.server";
import type { CsvFile } from "../formats/read-csv.server";
import type { ApplyMode } from "./apply-categories.server";

/**
 * A products.csv with the columns it does not have, as they are stored: they are left alone. In `merge` mode
 * a family it names a part of is whole. Of a grouped product children that are gone are left out.
 */
export function keepStored(
  csv: CsvFile,
  stored: StoredProducts,
  currency: Currency,
  mode: ApplyMode,
): { csv: CsvFile; kept: KeptColumns } {
  if (stored.size === 0) return { csv, kept: new Map() };
  const shown = [...stored.values()].filter(({ isArchived }) => !isArchived).map(({ entry }) => entry);
  const whole =
    mode === "merge" ? completeFamilies(csv.rows, csv.header.includes("parent_sku"), shown) : csv.rows;
  const inFile = new Set(whole.map(({ cells }) => skuOf(cells)));
  const there = mode === "merge" ? new Set([...inFile, ...shown.map(({ sku }) => sku)]) : inFile;
  const rows = whole.map((row) => {
    const entry = stored.get(skuOf(row.cells))?.entry;
    if (!entry) return row;
    const childSkus = entry.childSkus.filter((sku) => there.has(sku));
    const parentName = stored.get(entry.parentSku ?? "")?.entry.name ?? "";
    return keepColumns(row, storedCells({ ...entry, childSkus }, parentName, currency));
  });
  const labels = rows.flatMap(({ kept }) =>
    [...(kept ?? [])].filter((column) => optionLabel(column) !== null),
  );
  return {
    csv: { ...csv, header: [...new Set([...csv.header, ...labels])], rows },
    kept: new Map(rows.map(({ cells, kept }) => [skuOf(cells), kept ?? new Set()])),
  };
}

const skuOf = (cells: Record<string, string>) => (cells.sku ?? "").trim();
