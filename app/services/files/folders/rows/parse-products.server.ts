import type { ParsedRows, RowMessage } from "~/models/catalogue/product/product-record";
import { linkProductRows } from "~/models/catalogue/rows/link-product-rows";
import { type ProductRow, parseProductRow } from "~/models/catalogue/rows/parse-product-row";
import { isOfferColumn, optionLabel, unknownColumns } from "~/models/catalogue/rows/product-columns";
import { AppError } from "~/models/platform/error/app-error";
import type { Currency } from "~/models/platform/money/money";
import type { CsvFile } from "../formats/read-csv.server";

/**
 * Turns the rows of our products.csv into records.
 * @param offers whether the rows say what they are sold at, too, or offers.csv does
 * @param there SKUs of the shop that grouped products may name as children besides those of the file
 * @throws AppError `invalid` naming columns we do not know
 */
export function parseProducts(
  csv: CsvFile,
  currency: Currency,
  offers: "inside" | "apart" = "inside",
  there: ReadonlySet<string> = new Set(),
): ParsedRows {
  requireColumns(csv.header, offers);
  const rows: ProductRow[] = [];
  const refused: RowMessage[] = [...csv.refused];
  for (const row of csv.rows) {
    const parsed = parseProductRow(row, currency, offers);
    if ("reason" in parsed) refused.push(parsed);
    else rows.push(parsed);
  }
  const labels = csv.header.flatMap((column) => optionLabel(column) ?? []);
  const linked = linkProductRows(rows, labels, there);
  return {
    records: linked.records,
    refused: [...refused, ...linked.refused].sort((a, b) => a.line - b.line),
  };
}

/** @throws AppError `invalid` naming columns we do not know, or that belong into offers.csv */
export function requireColumns(header: string[], offers: "inside" | "apart"): void {
  const unknown = unknownColumns(header);
  if (unknown.length > 0) throw new AppError("invalid", `products.csv: unknown column ${unknown.join(", ")}`);
  const misplaced = offers === "apart" ? header.filter((name) => isOfferColumn(name)) : [];
  if (misplaced.length > 0)
    throw new AppError("invalid", `products.csv: ${misplaced.join(", ")} belongs into offers.csv`);
}
