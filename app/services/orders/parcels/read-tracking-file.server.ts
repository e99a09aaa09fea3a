// @public

import { parse } from "csv-parse/sync";
import { readTrackingRows, trackingLimits } from "~/models/orders/parcels/tracking-rows";
import { AppError } from "~/models/platform/error/app-error";
import { isStorableText } from "~/models/platform/text/storable-text";

/**
 * The parcels that CSV names, or a table pasted from a spreadsheet (rule orders-25).
 * @throws AppError `invalid` for what is no such text, has more than 1 MB or 5,000 rows
 */
export function readTrackingFile(text: string): ReturnType<typeof readTrackingRows> {
  if (Buffer.byteLength(text) > trackingLimits.bytes)
    throw new AppError("invalid", "This has more than 1 MB. Part it.", "rows");
  if (!isStorableText(text))
    throw new AppError("invalid", "This holds a sign that cannot be stored, such as NUL.", "rows");
  const [header = [], ...records] = recordsOf(text.replace(/\r\n?/g, "\n"));
  const headings = header.map((heading) => heading.trim());
  const rows = records.map((record, at) => ({
    line: at + 2,
    cells: Object.fromEntries(headings.map((heading, column) => [heading, record[column] ?? ""])),
  }));
  return readTrackingRows(headings, rows);
}

function recordsOf(text: string): string[][] {
  const first = text.slice(0, Math.max(0, text.indexOf("\n"))) || text.slice(0, 1000);
  const delimiter = ["\t", ";"].find((sign) => first.includes(sign)) ?? ",";
  try {
    return parse(text, {
      bom: true,
      delimiter,
      record_delimiter: "\n",
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: trackingLimits.rows + 2,
    });
  } catch (error) {
    throw new AppError("invalid", `This is no CSV: ${(error as Error).message}.`, "rows");
  }
}
