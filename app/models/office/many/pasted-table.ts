/**
 * A table as it is pasted from a spreadsheet, as CSV: cells are separated by tabs there. A text whose first
 * line has no tab is CSV already.
 */
export function pastedTable(text: string): string {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  if (!lines[0]?.includes("\t")) return text;
  return lines.map((line) => line.split("\t").map(csvCell).join(",")).join("\n");
}

// A cell that a spreadsheet quoted already stays as it is.
const csvCell = (cell: string): string =>
  /^".*"$/.test(cell) || !/[",]/.test(cell) ? cell : `"${cell.replaceAll('"', '""')}"`;
