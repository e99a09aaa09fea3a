// @public

/** Writes rows as CSV: commas, quotes only where needed, a line feed after every row. */
export function formatCsv(rows: string[][]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\n`).join("");
}

function cell(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Writes rows that people open in a spreadsheet, as {@link formatCsv} does: text that the program would take
 * for a formula begins with an apostrophe (rule input-20). Numbers and phones stay.
 */
export const formatSheet = (rows: string[][]): string => formatCsv(rows.map((row) => row.map(sheetText)));

const sheetText = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !/^[+-]?[\d ().,-]+$/.test(text) ? `'${text}` : text;
