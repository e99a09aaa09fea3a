import { readFile } from "node:fs/promises";
import { CsvError, parse } from "csv-parse/sync";
import type { CsvRow, RowMessage } from "~/models/catalogue/product/product-record";
import { separatorOf } from "~/models/files/folders/separator-of";
import { englishColumns } from "~/models/files/woocommerce/english-columns";
import { AppError } from "~/models/platform/error/app-error";
import { isStorableText } from "~/models/platform/text/storable-text";

/** A CSV file: its header, its rows, and rows that do not fit the header. */
export type CsvFile = {
  header: string[];
  rows: CsvRow[];
  refused: RowMessage[];
  /** What parts its columns. */
  separator?: string;
};

/**
 * Reads a CSV file in UTF-8, with or without a byte order mark, or in UTF-16 with one, any line ends.
 * @throws AppError `invalid` when it is not there, not text, has no header or a quote that never closes
 */
export async function readCsv(file: string): Promise<CsvFile> {
  const bytes = await readFile(file).catch(() => {
    throw new AppError("invalid", `${file} can’t be read`);
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
 * Reads CSV text, its columns separated as its header is. A row with fewer cells than the header has its last
 * ones empty; one with more is refused.
 * @throws AppError `invalid` when it is no such text, has more than 1,000 columns or a row of more than 4 MB
 * @param file named in messages
 */
export function parseCsv(text: string, file: string): CsvFile {
  const plain = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const records = split(plain, file);
  const header = headerOf(records[0]?.record ?? [], file);
  const result: CsvFile = {
    header: header.filter(Boolean),
    rows: [],
    refused: [],
    separator: separatorOf(plain),
  };
  for (const record of records.slice(1)) {
    const read = rowOf(header, record);
    if (!read) continue;
    if ("row" in read) result.rows.push(read.row);
    else result.refused.push(read.refused);
  }
  return result;
}

/** The names of a file's columns; an empty one for a column that has none.
 * @throws AppError `invalid` for a header that is none */
export function headerOf(record: readonly string[], file: string): string[] {
  const header = englishColumns(record.map((name) => name.trim()));
  if (header.every((name) => name === "")) throw new AppError("invalid", `${file} is empty`);
  if (header.length > maxColumns)
    throw new AppError("invalid", `${file} has ${header.length} columns; ${maxColumns} are read at most`);
  const twice = header.find((name, index) => name !== "" && header.indexOf(name) !== index);
  if (twice) throw new AppError("invalid", `${file}: column '${twice}' is listed twice`);
  return header;
}

/** A record by the names of its columns, or why it does not fit them; null for an empty one. */
export function rowOf(
  header: readonly string[],
  { line, record }: SplitRecord,
): { row: CsvRow } | { refused: RowMessage } | null {
  if (record.every((cell) => cell.trim() === "")) return null;
  if (record.slice(header.length).some((cell) => cell.trim() !== ""))
    return { refused: { line, reason: `has ${record.length} cells, the header ${header.length}` } };
  return storableRow({
    line,
    cells: Object.fromEntries(header.map((name, index) => [name, record[index] ?? ""])),
  });
}

/** A row, or why it is refused where a database does not store one of its texts (rule input-14). */
export function storableRow(row: CsvRow): { row: CsvRow } | { refused: RowMessage } {
  const spoiled = Object.entries(row.cells).find(([, cell]) => !isStorableText(cell));
  if (spoiled === undefined) return { row };
  return {
    refused: { line: row.line, reason: `${spoiled[0]} holds a sign that cannot be stored, such as NUL` },
  };
}

/** Columns of a file (rule input-17). More are a mistake, and each row would be as many properties. */
const maxColumns = 1000;
/** What one row may have, so that a quote which never closes does not take in the whole file. */
const maxRowBytes = 4 * 1024 * 1024;

/** A record of a file, with the line it begins on. */
export type SplitRecord = { line: number; record: string[] };

/** How CSV is split, but for what separates its columns. */
export const csvOptions = {
  info: true,
  raw: true,
  relax_column_count: true,
  relax_quotes: true,
  record_delimiter: "\n",
  max_record_size: maxRowBytes,
  skip_empty_lines: true,
  bom: true,
};

/** The line a record begins on. `lines` counts up to its end, which may be several lines on. */
export const lineOfRecord = (raw: string, lines: number): number =>
  lines - (raw.trim().match(/\n/g)?.length ?? 0);

function split(text: string, file: string): SplitRecord[] {
  try {
    const parsed: unknown[] = parse(text, { ...csvOptions, delimiter: separatorOf(text) });
    return (parsed as { record: string[]; raw: string; info: { lines: number } }[]).map(
      ({ record, raw, info }) => ({ line: lineOfRecord(raw, info.lines), record }),
    );
  } catch (error) {
    if (error instanceof CsvError) throw new AppError("invalid", `${file} is not CSV: ${error.message}`);
    throw error;
  }
}
