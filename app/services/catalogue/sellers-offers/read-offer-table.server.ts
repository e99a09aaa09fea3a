// @public

import { parse } from "csv-parse/sync";
import { typedOfferColumns } from "~/models/catalogue/offer/offer-change";
import { AppError } from "~/models/platform/error/app-error";
import { isStorableText } from "~/models/platform/text/storable-text";
import type { OfferChange } from "./change-offers.server";

/** Rows of one table; further ones go into another. */
const mostRows = 500;

/**
 * The changes of offers that CSV names by `sku` and columns of offers.csv; other columns are left out.
 * @param field where the message stands
 * @throws AppError `invalid` for what is no CSV, has no `sku`, no known column or more than 500 rows
 */
export function readOfferTable(csv: string, field: string): OfferChange[] {
  const refuse = (message: string) => new AppError("invalid", message, field);
  if (!isStorableText(csv)) throw refuse("This holds a sign that cannot be stored, such as NUL.");
  let rows: string[][];
  try {
    rows = parse(csv.replace(/\r\n?/g, "\n"), {
      bom: true,
      record_delimiter: "\n",
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: mostRows + 2,
    });
  } catch (error) {
    throw refuse(`This is no CSV: ${(error as Error).message}.`);
  }
  const [header = [], ...records] = rows;
  const columns = header.map((heading) => heading.trim().toLowerCase());
  const skuAt = columns.indexOf("sku");
  if (skuAt < 0) throw refuse("The first line has to name the columns, sku among them.");
  const known = columns.flatMap((column, at) => (typedOfferColumns.includes(column) ? [{ column, at }] : []));
  if (known.length === 0) throw refuse(`Name at least one of the columns ${typedOfferColumns.join(", ")}.`);
  if (records.length > mostRows) throw refuse(`Paste at most ${mostRows} rows at a time.`);
  return records.flatMap((cells) => {
    const sku = (cells[skuAt] ?? "").trim();
    if (sku === "") return [];
    return [{ sku, fields: Object.fromEntries(known.map(({ column, at }) => [column, cells[at] ?? ""])) }];
  });
}
