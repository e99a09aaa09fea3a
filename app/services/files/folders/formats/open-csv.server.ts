import { type FileHandle, open } from "node:fs/promises";
import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import type { CsvRow, RowMessage } from "~/models/catalogue/product/product-record";
import { PlainNumbers } from "~/models/files/folders/plain-numbers";
import { separatorOf } from "~/models/files/folders/separator-of";
import { AppError } from "~/models/platform/error/app-error";
import { csvOptions, headerOf, lineOfRecord, rowOf, type SplitRecord } from "./read-csv.server";

/** A CSV file that is read row by row: its header, and its rows with those that do not fit it. */
export type OpenCsv = {
  header: string[];
  /** What parts its columns. */
  separator: string;
  /** A refused row may come with what could be read of it. */
  rows: AsyncGenerator<{ row: CsvRow } | { refused: RowMessage; row?: CsvRow }>;
};

/** Bytes of a file that is read row by row (rule input-17). */
const maxBytes = 1024 ** 3;
/** A header that is longer is none. */
const maxHeaderLength = 1024 * 1024;

/**
 * Opens a CSV file as `readCsv` reads it, but row by row, so that memory does not grow with it. Read all its
 * rows, or `return` them: that closes the file.
 * @throws AppError `invalid` as `readCsv`, and for more than 1 GB; what is wrong further on when it is
 * reached
 */
export async function openCsv(file: string): Promise<OpenCsv> {
  const heard = { separator: "," };
  const records = recordsOf(file, heard);
  const first = await records.next();
  const header = headerOf(first.done ? [] : first.value.record, file);
  return {
    header: header.filter(Boolean),
    separator: heard.separator,
    rows: closing(rowsOf(header, records), records),
  };
}

/** Rows whose end is that of what they are read from, even when none of them was read. */
function closing(rows: OpenCsv["rows"], source: AsyncGenerator): OpenCsv["rows"] {
  const end = rows.return.bind(rows);
  rows.return = async (value) => {
    await source.return(undefined);
    return end(value);
  };
  return rows;
}

async function* rowsOf(header: string[], records: AsyncGenerator<SplitRecord>): OpenCsv["rows"] {
  for await (const record of records) {
    const read = rowOf(header, record);
    if (read) yield read;
  }
}

async function* recordsOf(file: string, heard: { separator: string }): AsyncGenerator<SplitRecord> {
  const handle = await open(file).catch(() => {
    throw new AppError("invalid", `${file} can’t be read`);
  });
  let isOver = false;
  try {
    if ((await handle.stat()).size > maxBytes)
      throw new AppError("invalid", `${file} has more than 1 GB: part it`);
    const texts = textPieces(handle, file);
    let head = "";
    let isDone = false;
    while (!isDone && !head.trimStart().includes("\n") && head.length < maxHeaderLength) {
      const next = await texts.next();
      isDone = next.done === true;
      head += next.value ?? "";
    }
    heard.separator = separatorOf(head);
    const source = Readable.from(joined(head, texts));
    const parser = parse({ ...csvOptions, delimiter: heard.separator });
    // A pipe passes no errors on. One of a file that is closed early says nothing.
    source.on("error", (error) => {
      if (!isOver) parser.destroy(error);
    });
    source.pipe(parser);
    for await (const found of parser) {
      const { record, raw, info } = found as { record: string[]; raw: string; info: { lines: number } };
      yield { line: lineOfRecord(raw, info.lines), record };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new AppError("invalid", `${file} is not CSV: ${error.message}`);
    throw error;
  } finally {
    isOver = true;
    await handle.close();
  }
}

async function* joined(head: string, texts: AsyncGenerator<string>) {
  yield head;
  yield* texts;
}

/** The text of a file in pieces, every line end `\n`. */
export async function* textPieces(handle: FileHandle, file: string): AsyncGenerator<string> {
  const mark = Buffer.alloc(2);
  const { bytesRead } = await handle.read(mark, 0, 2, 0);
  const encoding =
    bytesRead === 2 && mark.readUInt16BE() === 0xfffe
      ? "utf-16le"
      : bytesRead === 2 && mark.readUInt16BE() === 0xfeff
        ? "utf-16be"
        : "utf-8";
  const decoder = new TextDecoder(encoding, { fatal: true });
  let held = "";
  const decode = (bytes?: Uint8Array) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch {
      throw new AppError("invalid", `${file} is not UTF-8 text: save it as CSV UTF-8`);
    }
  };
  for await (const bytes of handle.createReadStream({ start: 0, autoClose: false })) {
    const text = held + decode(bytes);
    held = text.endsWith("\r") ? "\r" : "";
    yield text.slice(0, text.length - held.length).replace(/\r\n?/g, "\n");
  }
  yield (held + decode()).replace(/\r\n?/g, "\n");
}

/**
 * Opens a CSV file as {@link openCsv} does, with its numbers as the product reads them, whatever country
 * wrote them (rule imports-18): it is read twice.
 * @throws AppError as `openCsv`
 */
export async function openNumbers(file: string): Promise<OpenCsv> {
  const first = await openCsv(file);
  const numbers = new PlainNumbers(first.header, first.separator);
  for await (const found of first.rows) if ("row" in found && found.row) numbers.note(found.row);
  const second = await openCsv(file);
  return { ...second, rows: closing(plainRowsOf(second.rows, numbers), second.rows) };
}

async function* plainRowsOf(rows: OpenCsv["rows"], numbers: PlainNumbers): OpenCsv["rows"] {
  for await (const found of rows) yield "refused" in found ? found : numbers.plain(found.row);
}
