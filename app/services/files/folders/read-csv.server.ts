import { readFile } from "node:fs/promises";
import { CsvError, parse } from "csv-parse/sync";
import type { CsvRow, RowMessage } from "~/models/catalogue/product-record";
import { separatorOf } from "~/models/files/folders/separator-of";
import { AppError } from "~/models/platform/error/app-error";

/** A CSV file: its header, its rows, and rows that do not fit the header. */
export type CsvFile = { header: string[]; rows: CsvRow[]; refused: RowMessage[] };

/**
 * Reads a CSV file in UTF-8, with or without a byte order mark, or in UTF-16 with one, any line ends.
 * @throws AppError `invalid` when it is not there, not text, has no header or a quote that never closes
 */
export async function readCsv(file: string): Promise<CsvFile> {
  const bytes = await readFile(file).catch(() => {
    throw new AppError("invalid", `${file} can't be read`);
  });
  return parseCsv(decode(bytes, file), file);
}

function decode(bytes: Uint8Array, file: string): string {
  const [first, second] = bytes;
  const utf16 =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : null;
  try {
    return new TextDecoder(utf16 ?? "utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new AppError("invalid", `${file} is not UTF-8 text: save it as CSV UTF-8`);
  }
}

/**
 * Reads CSV text, its columns separated as its header is. A row with fewer cells than the header has its last ones empty; one with more is refused.
 * @throws AppError `invalid` when it is no such text, has more than 1,000 columns or a row of more than 4 MB
 * @param file named in messages
 */
export function parseCsv(text: string, file: string): CsvFile {
  const records = split(text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"), file);
  const header = (records[0]?.record ?? []).map((name) => name.trim());
  if (header.every((name) => name === "")) throw new AppError("invalid", `${file} is empty`);
  if (header.length > maxColumns)
    throw new AppError("invalid", `${file} has ${header.length} columns; ${maxColumns} are read at most`);
  const twice = header.find((name, index) => name !== "" && header.indexOf(name) !== index);
  if (twice) throw new AppError("invalid", `${file}: column '${twice}' is listed twice`);
  const result: CsvFile = { header: header.filter(Boolean), rows: [], refused: [] };
  for (const { line, record } of records.slice(1)) {
    if (record.every((cell) => cell.trim() === "")) continue;
    const extra = record.slice(header.length).some((cell) => cell.trim() !== "");
    const cells = Object.fromEntries(header.map((name, index) => [name, record[index] ?? ""]));
    if (extra)
      result.refused.push({ line, reason: `has ${record.length} cells, the header ${header.length}` });
    else result.rows.push({ line, cells });
  }
  return result;
}

/** Columns of a file (rule input-17). More are a mistake, and each row would be as many properties. */
const maxColumns = 1000;
/** What one row may have, so that a quote which never closes does not take in the whole file. */
const maxRowBytes = 4 * 1024 * 1024;

type Split = { line: number; record: string[] };

function split(text: string, file: string): Split[] {
  try {
    const options = {
      delimiter: separatorOf(text),
      info: true,
      raw: true,
      relax_column_count: true,
      relax_quotes: true,
      record_delimiter: "\n",
      max_record_size: maxRowBytes,
    };
    const parsed: unknown[] = parse(text, { ...options, skip_empty_lines: true });
    return (parsed as { record: string[]; raw: string; info: { lines: number } }[]).map(
      ({ record, raw, info }) => ({
        // `lines` counts up to the end of the record, which may itself span several.
        line: info.lines - (raw.trim().match(/\n/g)?.length ?? 0),
        record,
      }),
    );
  } catch (error) {
    if (error instanceof CsvError) throw new AppError("invalid", `${file} is not CSV: ${error.message}`);
    throw error;
  }
}
