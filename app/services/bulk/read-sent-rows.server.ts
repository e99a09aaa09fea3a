// @public

import { parse } from "csv-parse/sync";
import type { BulkKind } from "~/models/bulk/bulk-kinds";
import { mostRowsOfCall, readJsonLine, rowOfCells } from "~/models/bulk/rows/bulk-rows";
import { separatorOf } from "~/models/files/folders/separator-of";
import { AppError } from "~/models/platform/error/app-error";

/**
 * Reads the rows of a file: a JSON object a line, or CSV with headings, separated as these are.
 * @throws AppError `invalid` naming the line
 */
export function readSentRows(
  kind: BulkKind,
  { format, content }: { format: "csv" | "jsonl"; content: string },
): Record<string, unknown>[] {
  return format === "csv" ? readSheetRows(kind, content).rows : readJsonRows(content);
}

function readJsonRows(content: string): Record<string, unknown>[] {
  const lines = content.split(/\r?\n/);
  return lines.flatMap((line, at) => {
    if (line.trim() === "") return [];
    const read = readJsonLine(line);
    if ("row" in read) return [read.row];
    throw new AppError("invalid", `Line ${at + 1} ${read.fault}.`, "file");
  });
}

/**
 * Reads the rows of a CSV file with headings, and the line of each as spreadsheets count.
 * @throws AppError `invalid`
 */
export function readSheetRows(
  kind: BulkKind,
  content: string,
): { rows: Record<string, unknown>[]; lines: number[] } {
  try {
    const found: { record: Record<string, string>; info: { records: number; empty_lines: number } }[] = parse(
      content,
      {
        info: true,
        bom: true,
        delimiter: separatorOf(content),
        columns: true,
        trim: true,
        skip_empty_lines: true,
        to: mostRowsOfCall + 1,
      },
    );
    return {
      rows: found.map(({ record }) => rowOfCells(kind, record)),
      lines: found.map(({ info }) => 1 + info.records + info.empty_lines),
    };
  } catch (error) {
    throw new AppError("invalid", `This is no CSV: ${(error as Error).message}.`, "file");
  }
}
