import { open } from "node:fs/promises";
import { Parser } from "htmlparser2";
import type { CsvRow, RowMessage } from "~/models/catalogue/product/product-record";
import { AppError } from "~/models/platform/error/app-error";
import { type OpenCsv, textPieces } from "./open-csv.server";
import { storableRow } from "./read-csv.server";

/** The columns that a page of WordPress's own export is read as, by the elements that hold them. */
const columnOf: Readonly<Record<string, string>> = {
  title: "post_title",
  link: "permalink",
  "content:encoded": "post_content",
  "wp:post_id": "id",
  "wp:post_name": "post_name",
  "wp:status": "post_status",
  "wp:post_type": "post_type",
  "wp:post_password": "post_password",
};
const header = [...Object.values(columnOf), "meta:_yoast_wpseo_title", "meta:_yoast_wpseo_metadesc"];

/** Longest text of an element, characters. */
const maxText = 2_000_000;
/** Longest file, bytes (rule input-17). */
const maxBytes = 1024 ** 3;

/** Whether a file is XML, by how it begins. */
export async function isXml(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => null);
  if (!handle) return false;
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(200), 0, 200, 0);
    return /^\uFEFF?\s*<(?:\?xml|rss)/.test(buffer.subarray(0, bytesRead).toString("utf8"));
  } finally {
    await handle.close();
  }
}

/**
 * Opens WordPress's own export (WXR) as a file of rows, an item a row, read piece by piece so that memory
 * does not grow with it. Read all its rows, or `return` them: that closes the file.
 * @throws AppError `invalid` while it is read, for more than 1 GB and for what is no WXR
 */
export const openWxr = (file: string): OpenCsv => ({ header, separator: ",", rows: rowsOf(file) });

async function* rowsOf(file: string): OpenCsv["rows"] {
  const handle = await open(file).catch(() => {
    throw new AppError("invalid", `${file} can’t be read`);
  });
  try {
    if ((await handle.stat()).size > maxBytes)
      throw new AppError("invalid", `${file} has more than 1 GB: part it`);
    const reader = new WxrReader();
    for await (const text of textPieces(handle, file))
      for (const found of reader.read(text)) yield "row" in found ? storableRow(found.row) : found;
    if (!reader.isWxr)
      throw new AppError("invalid", `${file} is no export of WordPress: it has no wp:wxr_version`);
  } finally {
    await handle.close();
  }
}

/** Reads WXR in pieces: each piece gives the items that end in it. */
class WxrReader {
  isWxr = false;
  private found: ({ row: CsvRow } | { refused: RowMessage })[] = [];
  private item: { line: number; cells: Record<string, string>; isTooLong: boolean } | null = null;
  private metaKey = "";
  private text = "";
  private line = 1;
  private readonly parser = new Parser(
    {
      onopentagname: (name) => this.begin(name),
      ontext: (text) => {
        if (this.text.length + text.length <= maxText) this.text += text;
        else if (this.item) this.item.isTooLong = true;
      },
      onclosetag: (name) => this.end(name),
    },
    { xmlMode: true, decodeEntities: true },
  );

  read(text: string) {
    this.found = [];
    // Line by line, so that each item knows where it begins.
    for (const line of text.split(/(?<=\n)/)) {
      this.parser.write(line);
      if (line.endsWith("\n")) this.line += 1;
    }
    return this.found;
  }

  private begin(name: string): void {
    this.text = "";
    if (name === "item") this.item = { line: this.line, cells: {}, isTooLong: false };
  }

  private end(name: string): void {
    const text = this.text.trim();
    this.text = "";
    if (name === "wp:wxr_version") this.isWxr = true;
    const { item } = this;
    if (!item) return;
    const column = columnOf[name];
    if (column) item.cells[column] = text;
    else if (name === "wp:meta_key") this.metaKey = text;
    else if (name === "wp:meta_value" && header.includes(`meta:${this.metaKey}`))
      item.cells[`meta:${this.metaKey}`] = text;
    else if (name === "item") this.endItem(item);
  }

  private endItem({ line, cells, isTooLong }: NonNullable<WxrReader["item"]>): void {
    this.item = null;
    const all = { ...Object.fromEntries(header.map((name) => [name, ""])), ...cells };
    this.found.push(
      isTooLong
        ? { refused: { line, reason: `has a text of more than ${maxText} characters` } }
        : { row: { line, cells: all } },
    );
  }
}
