import type { CsvRow } from "../../catalogue/product/product-record";

/**
 * The name of a column as it is compared: in small letters, anything else than letters and digits one `_`.
 */
export const columnName = (header: string): string =>
  header
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "_")
    .replace(/^_|_$/g, "");

/** The cells of a row by the names of their columns. */
export type NamedCells = {
  line: number;
  /** The first of these columns that has anything in the row, trimmed; empty without one. */
  cell: (...names: string[]) => string;
  /** The columns whose name begins so, with what they hold. */
  beginning: (prefix: string) => [name: string, cell: string][];
};

/**
 * Reads a row by the names of its columns, however they are spelled. Spreadsheets' leading `'` is left out.
 */
export function namedCells({ line, cells }: CsvRow): NamedCells {
  const byName = new Map(
    Object.entries(cells).map(([name, cell]) => [columnName(name), cell.trim().replace(/^'(?=[\d+])/, "")]),
  );
  return {
    line,
    cell: (...names) => names.map((name) => byName.get(name) ?? "").find((cell) => cell !== "") ?? "",
    beginning: (prefix) => [...byName].filter(([name]) => name.startsWith(prefix)),
  };
}

/** Whether a cell says yes. */
export const isYes = (cell: string): boolean => /^(yes|true|1|on|subscribed|y)$/i.test(cell.trim());

/** Whether a cell says no; an empty one and a word that is not known do not (rule imports-17). */
export const isNo = (cell: string): boolean => /^(no|false|0|-1|off|n)$/i.test(cell.trim());
