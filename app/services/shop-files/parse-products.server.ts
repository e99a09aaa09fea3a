import { AppError } from "~/models/error/app-error";
import type { Currency } from "~/models/money/money";
import { linkProductRows } from "~/models/shop-folder/link-product-rows";
import { type ProductRow, parseProductRow } from "~/models/shop-folder/parse-product-row";
import { isOfferColumn, optionLabel, unknownColumns } from "~/models/shop-folder/product-columns";
import type { ParsedRows, RowMessage } from "~/models/shop-folder/product-record";
import type { CsvFile } from "./read-csv.server";

/**
 * Turns the rows of our products.csv into records.
 * @param offers whether the rows say what they are sold at, too, or offers.csv does
 * @throws AppError `invalid` naming columns we do not know
 */
export function parseProducts(
  csv: CsvFile,
  currency: Currency,
  offers: "inside" | "apart" = "inside",
): ParsedRows {
  const unknown = unknownColumns(csv.header);
  if (unknown.length > 0) throw new AppError("invalid", `products.csv: unknown column ${unknown.join(", ")}`);
  const misplaced = offers === "apart" ? csv.header.filter((name) => isOfferColumn(name)) : [];
  if (misplaced.length > 0)
    throw new AppError("invalid", `products.csv: ${misplaced.join(", ")} belongs into offers.csv`);
  const rows: ProductRow[] = [];
  const refused: RowMessage[] = [...csv.refused];
  for (const row of csv.rows) {
    const parsed = parseProductRow(row, currency, offers);
    if ("reason" in parsed) refused.push(parsed);
    else rows.push(parsed);
  }
  const labels = csv.header.flatMap((column) => optionLabel(column) ?? []);
  const linked = linkProductRows(rows, labels);
  return {
    records: linked.records,
    refused: [...refused, ...linked.refused].sort((a, b) => a.line - b.line),
  };
}
